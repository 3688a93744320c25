import { account } from "../../fixtures/player/account.ts";
import { homeLists } from "../../fixtures/player/home.ts";
import { exileFacts, lampKeeperStory } from "../../fixtures/player/stories.ts";
import { shelf } from "../../fixtures/player/shelf.ts";
import { taskPanels } from "../../fixtures/player/tasks.ts";
import { AccountScreen } from "../../screens/account/AccountScreen/AccountScreen.tsx";
import {
  DataSection,
  EmailSection,
  NameSection,
  PasswordSection,
  TwoStepSettings,
} from "../../screens/account/AccountScreen/AccountSections.tsx";
import { ConfirmBrowserScreen } from "../../screens/account/ConfirmBrowserScreen/ConfirmBrowserScreen.tsx";
import { ForgotPasswordScreen } from "../../screens/account/ForgotPasswordScreen/ForgotPasswordScreen.tsx";
import { LoginScreen } from "../../screens/account/LoginScreen/LoginScreen.tsx";
import { RegisterScreen } from "../../screens/account/RegisterScreen/RegisterScreen.tsx";
import { ResetPasswordScreen } from "../../screens/account/ResetPasswordScreen/ResetPasswordScreen.tsx";
import { StopLettersScreen } from "../../screens/account/StopLettersScreen/StopLettersScreen.tsx";
import { VerifyEmailScreen } from "../../screens/account/VerifyEmailScreen/VerifyEmailScreen.tsx";
import { HomeScreen } from "../../screens/player/HomeScreen/HomeScreen.tsx";
import { MatureStoryScreen } from "../../screens/player/MatureStoryScreen/MatureStoryScreen.tsx";
import { ferryAtlas, ferryBook } from "../../fixtures/player/keepsakes.ts";
import { usualBook } from "../../parts/play/book/book.ts";
import { BookScreen } from "../../screens/player/BookScreen/BookScreen.tsx";
import { MapScreen } from "../../screens/player/MapScreen/MapScreen.tsx";
import { PlayScreen } from "../../screens/player/PlayScreen/PlayScreen.tsx";
import { NotificationsScreen } from "../../screens/player/NotificationsScreen/NotificationsScreen.tsx";
import { ProgressScreen } from "../../screens/player/ProgressScreen/ProgressScreen.tsx";
import { ShelfScreen } from "../../screens/player/ShelfScreen/ShelfScreen.tsx";
import { StoriesScreen } from "../../screens/player/StoriesScreen/StoriesScreen.tsx";
import { StoryScreen } from "../../screens/player/StoryScreen/StoryScreen.tsx";
import type { Specimens, Unions } from "../specimen.ts";

const ignore = () => undefined;

/** Screens for players and their accounts. */
export const player: Specimens = {
  AccountScreen: (root) => <AccountScreen {...root} result={{ state: "ready" }} />,
  DataSection: (root) => <DataSection {...root} onDownload={ignore} />,
  EmailSection: (root) => <EmailSection {...root} user={account} onSave={ignore} change={{}} />,
  NameSection: (root) => <NameSection {...root} user={account} onSave={ignore} change={{}} />,
  PasswordSection: (root) => <PasswordSection {...root} onSave={ignore} change={{}} />,
  TwoStepSettings: (root) => <TwoStepSettings {...root} />,
  ConfirmBrowserScreen: (root) => <ConfirmBrowserScreen {...root} onConfirm={ignore} />,
  StopLettersScreen: (root) => <StopLettersScreen {...root} onStop={ignore} />,
  ForgotPasswordScreen: (root) => <ForgotPasswordScreen {...root} onSubmit={ignore} />,
  HomeScreen: (root) => <HomeScreen {...root} lists={homeLists} onPlay={ignore} />,
  LoginScreen: (root) => <LoginScreen {...root} onSubmit={ignore} />,
  MatureStoryScreen: (root) => (
    <MatureStoryScreen
      {...root}
      story={lampKeeperStory}
      reader="guest"
      onSignIn={ignore}
      onShow={ignore}
    />
  ),
  BookScreen: (root) => (
    <BookScreen
      {...root}
      result={{ state: "ready", book: ferryBook }}
      wishes={usualBook}
      onWishesChange={ignore}
      saving={{ state: "idle" }}
      onSave={ignore}
      onPrint={ignore}
      onRetry={ignore}
    />
  ),
  MapScreen: (root) => (
    <MapScreen
      {...root}
      result={{ state: "ready", atlas: ferryAtlas }}
      onReturn={ignore}
      onRetry={ignore}
    />
  ),
  PlayScreen: (root) => <PlayScreen {...root} result={{ state: "loading" }} />,
  NotificationsScreen: (root) => (
    <NotificationsScreen
      {...root}
      result={{ state: "loading" }}
      onRead={ignore}
      onReadAll={ignore}
      onMore={ignore}
    />
  ),
  ShelfScreen: (root) => <ShelfScreen {...root} lists={shelf} onMore={ignore} onMark={ignore} />,
  ProgressScreen: (root) => <ProgressScreen {...root} panels={taskPanels} onLogout={ignore} />,
  RegisterScreen: (root) => <RegisterScreen {...root} onSubmit={ignore} />,
  ResetPasswordScreen: (root) => <ResetPasswordScreen {...root} onSubmit={ignore} />,
  StoriesScreen: (root) => (
    <StoriesScreen
      {...root}
      query={{ q: "", sort: "match", chosen: {} }}
      onQueryChange={ignore}
      list={{ state: "loading" }}
      options={[]}
      onRetry={ignore}
      onMore={ignore}
      onSurprise={ignore}
    />
  ),
  StoryScreen: (root) => <StoryScreen {...root} result={{ state: "ready", story: exileFacts }} />,
  VerifyEmailScreen: (root) => <VerifyEmailScreen {...root} onResend={ignore} />,
};

export const playerUnions: Unions = {
  ConfirmBrowserScreen: ["state"],
  MatureStoryScreen: ["reader"],
  ResetPasswordScreen: ["state"],
  StopLettersScreen: ["state"],
  VerifyEmailScreen: ["state"],
};
