import type { AtlasScene } from "@katha/api/shapes";
import { storyAlong } from "../../fixtures/player/along.ts";
import { memories } from "../../fixtures/player/memory.ts";
import { openSession } from "../../fixtures/player/shelf.ts";
import { choiceLines, finishedEntries, textModels } from "../../fixtures/player/session.ts";
import { lampAsked, lampCommands, lampState, stateChanges } from "../../fixtures/player/state.ts";
import { Coin } from "../../parts/play/controls/Coin/Coin.tsx";
import { Dictate } from "../../parts/play/reading/Dictate/Dictate.tsx";
import { ReadAloud } from "../../parts/play/reading/ReadAloud/ReadAloud.tsx";
import { ReadingSettingsPanel } from "../../parts/play/reading/ReadingSettingsPanel/ReadingSettingsPanel.tsx";
import { usualReading } from "../../parts/play/reading/settings.ts";
import { AlongPanel } from "../../parts/play/controls/AlongPanel/AlongPanel.tsx";
import { CommandTray } from "../../parts/play/controls/CommandTray/CommandTray.tsx";
import { HowToPlay } from "../../parts/play/controls/HowToPlay/HowToPlay.tsx";
import { MemoryPanel } from "../../parts/play/controls/MemoryPanel/MemoryPanel.tsx";
import { ModelPicker } from "../../parts/play/controls/ModelPicker/ModelPicker.tsx";
import { OwnCommands } from "../../parts/play/controls/OwnCommands/OwnCommands.tsx";
import { StateBar } from "../../parts/play/controls/StateBar/StateBar.tsx";
import { StoryBadge } from "../../parts/play/controls/StoryBadge/StoryBadge.tsx";
import { TellingWishes } from "../../parts/play/controls/TellingWishes/TellingWishes.tsx";
import { TopBar } from "../../parts/play/controls/TopBar/TopBar.tsx";
import { TopBarModels } from "../../parts/play/controls/TopBar/TopBarModels.tsx";
import { TopBarTools } from "../../parts/play/controls/TopBar/TopBarTools.tsx";
import { AfterStory } from "../../parts/play/PlaySession/AfterStory.tsx";
import { BranchDialog } from "../../parts/play/dialogs/BranchDialog/BranchDialog.tsx";
import { EndingDialog } from "../../parts/play/dialogs/EndingDialog/EndingDialog.tsx";
import { CorrectionDialog } from "../../parts/play/dialogs/CorrectionDialog/CorrectionDialog.tsx";
import { ReportDialog } from "../../parts/play/dialogs/ReportDialog/ReportDialog.tsx";
import { SessionsDialog } from "../../parts/play/dialogs/SessionsDialog/SessionsDialog.tsx";
import { MarkDialog } from "../../parts/play/dialogs/MarkDialog/MarkDialog.tsx";
import { MarksPanel } from "../../parts/play/controls/MarksPanel/MarksPanel.tsx";
import { RewordDialog } from "../../parts/play/dialogs/RewordDialog/RewordDialog.tsx";
import { CostDialog } from "../../parts/play/dialogs/CostDialog/CostDialog.tsx";
import { TellingsDialog } from "../../parts/play/dialogs/TellingsDialog/TellingsDialog.tsx";
import { UndoDialog } from "../../parts/play/dialogs/UndoDialog/UndoDialog.tsx";
import { WhoDialog } from "../../parts/play/dialogs/WhoDialog/WhoDialog.tsx";
import { answersFor } from "../../parts/play/dialogs/WhoDialog/who.ts";
import { AlternativesPanel } from "../../parts/play/log/AlternativesPanel/AlternativesPanel.tsx";
import { Choices } from "../../parts/play/log/Choices/Choices.tsx";
import { LineQuestion } from "../../parts/play/log/LineQuestion/LineQuestion.tsx";
import { PartChanges } from "../../parts/play/log/PartChanges/PartChanges.tsx";
import { PlayLog } from "../../parts/play/log/PlayLog/PlayLog.tsx";
import { ReceiptLine } from "../../parts/play/log/ReceiptLine/ReceiptLine.tsx";
import { PlaySession } from "../../parts/play/PlaySession/PlaySession.tsx";
import { RetellPart } from "../../parts/play/log/RetellPart/RetellPart.tsx";
import { TakenChoice } from "../../parts/play/log/TakenChoice/TakenChoice.tsx";
import { TypedText } from "../../parts/play/log/TypedText/TypedText.tsx";
import { WhichTelling } from "../../parts/play/log/WhichTelling/WhichTelling.tsx";
import { doorway } from "../../fixtures/player/tellings.ts";
import type { Specimens, Unions } from "../specimen.ts";
import { ferryAtlas, ferryBook } from "../../fixtures/player/keepsakes.ts";
import { Atlas } from "../../parts/play/atlas/Atlas/Atlas.tsx";
import { AtlasPlace } from "../../parts/play/atlas/AtlasPlace/AtlasPlace.tsx";
import { CardDialog } from "../../parts/play/dialogs/CardDialog/CardDialog.tsx";
import { BookPages } from "../../parts/play/book/BookPages/BookPages.tsx";

const [firstScene] = ferryAtlas.scenes as [AtlasScene];

const ignore = () => undefined;
const kept = async () => undefined;
const prices = { continue: 1, immerse: 1, show: 5, undo: 0 };
const models = { models: textModels, value: "tenali" };
const ending = {
  id: "s1",
  ending: null,
  currentXp: 8,
  choicesMade: 4,
  scenesCompleted: 3,
  endingsFound: ["Seen"],
  possibleEndings: 5,
  deeds: [],
};
export const play: Specimens = {
  AlongPanel: (root) => (
    <AlongPanel
      {...root}
      open
      here={storyAlong}
      others={[]}
      onOpenChange={ignore}
      onTake={ignore}
      onPutAway={ignore}
      onAnew={ignore}
    />
  ),
  AlternativesPanel: (root) => (
    <AlternativesPanel {...root} models={textModels} onSelect={ignore} onClose={ignore} />
  ),
  BranchDialog: (root) => <BranchDialog {...root} open onStay={ignore} onBranch={ignore} />,
  Choices: (root) => <Choices {...root} choices={choiceLines} language="en" onSelect={ignore} />,
  Coin: (root) => <Coin {...root} price={2} />,
  LineQuestion: (root) => <LineQuestion {...root} onAnswer={ignore} />,
  CommandTray: (root) => (
    <CommandTray
      {...root}
      prices={prices}
      draft=""
      onDraftChange={ignore}
      onAct={ignore}
      onCommand={ignore}
    />
  ),
  Dictate: (root) => <Dictate {...root} language="en" draft="" onDraftChange={ignore} />,
  EndingDialog: (root) => (
    <EndingDialog {...root} open facts={ending} onOpenChange={ignore} onAgain={ignore} />
  ),
  HowToPlay: (root) => <HowToPlay {...root} guide="#guide" costs={{ customAction: 1 }} />,
  MemoryPanel: (root) => (
    <MemoryPanel
      {...root}
      open
      items={memories}
      language="en"
      onOpenChange={ignore}
      onNote={kept}
      onPin={kept}
      onCorrect={kept}
      onForget={kept}
    />
  ),
  ModelPicker: (root) => <ModelPicker {...root} kind="text" {...models} onValueChange={ignore} />,
  OwnCommands: (root) => (
    <OwnCommands {...root} commands={lampCommands} language="en" onOwnCommand={ignore} />
  ),
  PartChanges: (root) => <PartChanges {...root} changes={stateChanges} />,
  PlayLog: (root) => <PlayLog {...root} entries={finishedEntries} language="en" />,
  PlaySession: (root) => (
    <PlaySession
      {...root}
      bar={null}
      foot={null}
      language="en"
      busy={false}
      ending={null}
      onAgain={ignore}
    >
      <PlayLog entries={finishedEntries} language="en" />
    </PlaySession>
  ),
  ReceiptLine: (root) => <ReceiptLine {...root} xp={8} charged={1} balance={40} />,
  CorrectionDialog: (root) => (
    <CorrectionDialog
      {...root}
      open
      words={{ passage: "He go.", proposed: "", note: "" }}
      onWordsChange={ignore}
      language="en"
      onOpenChange={ignore}
      onSend={ignore}
    />
  ),
  ReportDialog: (root) => <ReportDialog {...root} open onOpenChange={ignore} onSend={ignore} />,
  RetellPart: (root) => (
    <RetellPart
      {...root}
      price={1}
      version={1}
      versions={2}
      onRetell={ignore}
      onVersionChange={ignore}
    />
  ),
  ReadAloud: (root) => (
    <ReadAloud {...root} entries={[]} language="en" title="The Lamp-Keeper" onStop={ignore} />
  ),
  ReadingSettingsPanel: (root) => (
    <ReadingSettingsPanel
      {...root}
      open
      settings={usualReading}
      language="en"
      sample="The fort holds its breath."
      keptBy="device"
      onSettingsChange={ignore}
      onListen={ignore}
      onOpenChange={ignore}
    />
  ),
  StateBar: (root) => <StateBar {...root} state={lampState} language="en" />,
  StoryBadge: (root) => <StoryBadge {...root} title="The Lamp-Keeper" language="en" />,
  MarkDialog: (root) => (
    <MarkDialog
      {...root}
      open
      mark={{ isBookmarked: true, name: "The well", note: "" }}
      longest={{ name: 80, note: 2_000 }}
      onMarkChange={ignore}
      onSave={ignore}
      onOpenChange={ignore}
    />
  ),
  MarksPanel: (root) => (
    <MarksPanel
      {...root}
      open
      marks={[]}
      language="en"
      onOpenChange={ignore}
      onGo={ignore}
      onBranch={ignore}
      onEdit={ignore}
    />
  ),
  RewordDialog: (root) => (
    <RewordDialog
      {...root}
      open
      words="My boat waits."
      original="The boat waits."
      longest={12_000}
      language="en"
      onWordsChange={ignore}
      onSave={ignore}
      onTakeBack={ignore}
      onOpenChange={ignore}
    />
  ),
  CostDialog: (root) => (
    <CostDialog
      {...root}
      open
      cost={{ charged: 1, returned: 0, xp: 0, why: "model", by: "Tenali", servedBy: null }}
      onOpenChange={ignore}
    />
  ),
  TellingsDialog: (root) => (
    <TellingsDialog
      {...root}
      open
      tellings={[{ id: "a", text: "The boat waits.", by: null }]}
      current="a"
      language="en"
      onOpenChange={ignore}
    />
  ),
  SessionsDialog: (root) => (
    <SessionsDialog
      {...root}
      open
      language="en"
      sessions={{ state: "ready", items: [{ ...openSession, place: "The well" }] }}
      onAnew={ignore}
      onOpenChange={ignore}
    />
  ),
  TakenChoice: (root) => (
    <TakenChoice {...root} choice="Row across" language="en" onNotMeant={ignore} />
  ),
  TellingWishes: (root) => (
    <TellingWishes {...root} wishes={{ length: "usual", pace: "usual" }} onWishesChange={ignore} />
  ),
  TopBar: (root) => (
    <TopBar
      {...root}
      title="The Lamp-Keeper"
      language="en"
      guide="#guide"
      costs={{ customAction: 1 }}
      onBack={ignore}
    />
  ),
  TopBarModels: (root) => (
    <TopBarModels {...root} text={models} image={models} onModelChange={ignore} />
  ),
  TopBarTools: (root) => <TopBarTools {...root} onMemory={ignore} />,
  AfterStory: (root) => <AfterStory {...root}>Stories like this one</AfterStory>,
  Atlas: (root) => (
    <Atlas
      {...root}
      scenes={ferryAtlas.scenes}
      language="en"
      here="5"
      selected={null}
      onSelect={ignore}
    />
  ),
  AtlasPlace: (root) => (
    <AtlasPlace
      {...root}
      scene={firstScene}
      language="en"
      isHere={false}
      onReturn={ignore}
      onSelect={ignore}
    />
  ),
  CardDialog: (root) => (
    <CardDialog
      {...root}
      open
      words="The fort holds its breath."
      maxLength={1_000}
      onWordsChange={ignore}
      language="en"
      card={{ state: "drawing" }}
      onSave={ignore}
      onOpenChange={ignore}
    />
  ),
  BookPages: (root) => <BookPages {...root} book={ferryBook} />,
  TypedText: (root) => <TypedText {...root} text="The fort holds its breath." />,
  UndoDialog: (root) => <UndoDialog {...root} open onKeep={ignore} onUndo={ignore} />,
  WhichTelling: (root) => <WhichTelling {...root} telling={doorway} language="en" />,
  WhoDialog: (root) => (
    <WhoDialog
      {...root}
      open
      asked={lampAsked}
      answers={answersFor(lampAsked)}
      language="en"
      onAnswersChange={ignore}
      onBegin={ignore}
      onOpenChange={ignore}
    />
  ),
};

export const playUnions: Unions = { ModelPicker: ["kind"], PlayLog: ["connection"] };
