import type { GoingOn } from "../language.ts";

export const goingOn: GoingOn = {
  goesOn: [
    "आगे",
    "आगे बढ़ो",
    "आगे चलो",
    "फिर",
    "फिर क्या हुआ",
    "जारी रखो",
    "aage",
    "aage badho",
    "aage chalo",
    "phir",
    "phir kya hua",
  ],
  atALoss: [
    "^ [तो] (अब|आगे) [मैं|हम] क्या [करूं|करें|करना है|हो] $",
    "^ [तो] [मैं] क्या करूं [अब] $",
    "^ [to] (ab|aage) [main|mai|hum] kya [karu|karun|karoon|kare|karein|karna hai] $",
    "^ [to] [main|mai] kya (karu|karun|karoon) [ab] $",
  ],
  // "मैं उसे जवाब देती हूँ", "कुछ तो बजाना ही पड़ेगा", "किसी को बताना होगा", "मन बना लिया", "जो तुम कहो वही करता हूँ".
  decides: [
    "^ [मैं] !(मुझे|हमें) ..2 (जवाब|उत्तर) (दूं|देता|देती|दे|दो) ..1 $",
    "^ [main] !(mujhe|hume|humein) ..2 (jawab|jawaab) (de|deta|deti|du|doon|do)",
    "(फैसला|निर्णय) (कर|लेता|लेती|लूं)~",
    "faisla (kar|let)~",
    "कुछ [तो] (करना|करता|करती|करूं|करो|करते|करें)",
    "kuch [to] kar(na|ta|ti|te|o|u|ein)~",
    "(कुछ|किसी (को|से)) [तो|न कुछ] ..1 (~ना|~नी) [ही] (पडेगा|पडेगी|होगा|होगी)",
    "(kuch|kisi (ko|se)) [to|na kuch] ..1 (~na|~ni) [hi] (padega|padegi|parega|paregi|hoga|hogi)",
    "कुछ [तो] (बोल|कह|बता) (देता|देती|दूं|दूंगा|दूंगी)",
    "kuch [to] (bol|kah|keh|bata) (deta|deti|du|dun|doon|dungi|dunga)",
    "(मन बना|तय कर|फैसला कर) (लिया|लेता|लेती|लूं)",
    "(man bana|tay kar|decide kar) (liya|leta|leti|lu)",
    "(वही|वैसा ही) (करता|करती|करते|करूं|करूंगा|करूंगी|करेंगे)",
    "(wahi|vahi|waisa hi) (karta|karti|karte|karun|karuun|karoon|karunga|karungi|karenge)",
  ],
  refuses: ["(मत|mat)"],
};
