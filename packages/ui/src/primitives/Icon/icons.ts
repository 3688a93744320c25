/** The one set of icons. Named exports, so that a bundle keeps only those it draws. */
export {
  ArrowLeft as BackIcon,
  Bookmark as BookmarkIcon,
  ChevronLeft as PreviousIcon,
  ChevronRight as NextIcon,
  Compass as LookIcon,
  Crown as PremiumIcon,
  Heart as LikeIcon,
  MonitorSmartphone as SystemIcon,
  Moon as NightIcon,
  Play as PlayIcon,
  RotateCw as RetryIcon,
  Share2 as ShareIcon,
  Sparkles as FeaturedIcon,
  Sun as MorningIcon,
} from "lucide";
