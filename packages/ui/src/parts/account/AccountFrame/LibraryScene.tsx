import { useId } from "react";
import { arch, hills, hue, palace, scene, shelved, stars } from "./scene.ts";

const books = shelved();

/** An illustration of a palace library's window: night in the dark theme, morning in the light one. */
export function LibraryScene() {
  const id = useId();
  const [sky, lamplight, wall, view] = ["sky", "lamp", "wall", "view"].map(
    (part) => `${id}${part}`,
  );
  return (
    <svg css={scene} viewBox="0 0 600 900" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={hue("sky-high")} />
          <stop offset="0.62" stopColor={hue("sky-low")} />
          <stop offset="0.86" stopColor={hue("sky-edge")} />
        </linearGradient>
        <linearGradient id={wall} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={hue("wall-deep")} />
          <stop offset="0.5" stopColor={hue("wall")} />
          <stop offset="1" stopColor={hue("wall-deep")} />
        </linearGradient>
        <radialGradient id={lamplight}>
          <stop stopColor={hue("glow")} stopOpacity="0.75" />
          <stop offset="0.35" stopColor={hue("glow")} stopOpacity="0.28" />
          <stop offset="1" stopColor={hue("glow")} stopOpacity="0" />
        </radialGradient>
        <clipPath id={view}>
          <path d={arch} />
        </clipPath>
      </defs>
      <path d="M0 0H600V900H0Z" fill={`url(#${wall})`} />
      <Shelves />
      <g clipPath={`url(#${view})`}>
        <path d="M150 180H450V722H150Z" fill={`url(#${sky})`} />
        {stars.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} fill={hue("star")} />
        ))}
        <circle cx="388" cy="392" r="92" fill={`url(#${lamplight})`} opacity="0.6" />
        <circle cx="388" cy="392" r="34" fill={hue("disc")} />
        <path d={hills} fill={hue("hill")} />
        <path d={palace} fill={hue("palace")} />
        <Windows />
        <path d="M150 638H450V722H150Z" fill={hue("water")} />
        <g stroke={hue("window")} strokeWidth="2" opacity="0.5" strokeLinecap="round">
          <path d="M282 652H312M276 664H304M290 676H322M366 660H404M372 674H398M190 658H210" />
        </g>
        <path
          d="M150 722V560C166 588 172 640 170 722ZM450 722V548C430 590 426 648 430 722ZM196 722C190 690 194 668 204 650C214 668 218 690 212 722Z"
          fill={hue("tree")}
        />
      </g>
      <path d={arch} fill="none" stroke={hue("stone")} strokeWidth="22" strokeLinejoin="miter" />
      <path d={arch} fill="none" stroke={hue("gold")} strokeWidth="3" />
      <path
        d="M128 722V150H472V722"
        fill="none"
        stroke={hue("gold")}
        strokeWidth="3"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <circle cx="300" cy="372" r="210" fill={`url(#${lamplight})`} />
      <Lamp />
      <Floor glow={`url(#${lamplight})`} />
    </svg>
  );
}

function Shelves() {
  return (
    <>
      {[18, 482].map((x) => (
        <g key={x}>
          <path
            d={`M${x - 6} 730V150C${x - 6} 110 ${x + 32} 108 ${x + 50} 78C${x + 68} 108 ${x + 106} 110 ${x + 106} 150V730Z`}
            fill={hue("niche")}
            stroke={hue("stone")}
            strokeWidth="8"
          />
          {[0, 1, 2, 3, 4, 5].map((shelf) => (
            <path
              key={shelf}
              d={`M${x - 4} ${218 + shelf * 100}h108v8h-108z`}
              fill={hue("shelf")}
            />
          ))}
        </g>
      ))}
      {books.map(({ x, y, wide, tall, binding, band }) => (
        <g key={`${x} ${y}`}>
          <path d={`M${x} ${y}h${wide}v${tall}h-${wide}z`} fill={binding} />
          {band && (
            <path
              d={`M${x} ${y + 8}h${wide}M${x} ${y + tall - 9}h${wide}`}
              stroke={hue("gold")}
              strokeWidth="2"
            />
          )}
        </g>
      ))}
    </>
  );
}

function Windows() {
  return (
    <path
      d="M186 576h6v14h-6zM198 576h6v14h-6zM262 530h7v18h-7zM276 526h7v22h-7zM292 524h8v24h-8zM310 526h7v22h-7zM324 530h7v18h-7zM262 566h7v20h-7zM284 566h7v20h-7zM302 566h7v20h-7zM324 566h7v20h-7zM390 582h6v12h-6zM402 582h6v12h-6zM160 606h6v12h-6zM222 606h6v12h-6zM364 606h6v12h-6zM428 606h6v12h-6z"
      fill={hue("window")}
    />
  );
}

function Lamp() {
  return (
    <>
      <path d="M300 196V322" stroke={hue("gold")} strokeWidth="2.5" strokeDasharray="5 3" />
      <path
        d="M284 326C284 316 316 316 316 326L322 338H278ZM272 342H328C334 342 334 350 328 352C322 376 312 384 304 388L308 398H292L296 388C288 384 278 376 272 352C266 350 266 342 272 342Z"
        fill={hue("gold")}
      />
      <path d="M300 338C289 326 295 314 300 302C305 314 311 326 300 338Z" fill={hue("flame")} />
      <path
        d="M300 398v14M288 396l-3 10M312 396l3 10"
        stroke={hue("gold")}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  );
}

/** The sill, the rug and the open book. */
function Floor({ glow }: { glow: string }) {
  return (
    <>
      <path d="M0 730H600V900H0Z" fill={hue("floor")} />
      <path d="M0 722H600V740H0Z" fill={hue("stone")} />
      <path d="M0 740H600" stroke={hue("gold")} strokeWidth="3" />
      <path d="M110 760H490L580 900H20Z" fill={hue("rug")} />
      <path
        d="M128 772H472L548 900M52 900L128 772M146 784H454L520 900M80 900L146 784"
        fill="none"
        stroke={hue("gold")}
        strokeWidth="2"
        opacity="0.7"
      />
      <circle cx="300" cy="772" r="150" fill={glow} />
      <path d="M250 872L318 792M350 872L282 792" stroke={hue("wood")} strokeWidth="14" />
      <path
        d="M300 796C276 776 244 774 216 784L224 812C250 802 278 806 300 822C322 806 350 802 376 812L384 784C356 774 324 776 300 796Z"
        fill={hue("page")}
      />
      <path
        d="M300 796V822M232 790C254 786 272 790 286 800M236 800C256 796 272 800 288 810M368 790C346 786 328 790 314 800M364 800C344 796 328 800 312 810"
        fill="none"
        stroke={hue("wood")}
        strokeWidth="1.5"
        opacity="0.6"
      />
      <path
        d="M216 784L212 792L222 820C250 810 278 814 300 830C322 814 350 810 378 820L388 792L384 784L376 812C350 802 322 806 300 822C278 806 250 802 224 812Z"
        fill={hue("rug")}
      />
    </>
  );
}
