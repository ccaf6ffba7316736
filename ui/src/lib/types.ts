// Made by `python -m tools.ui_types` from the server's JSON Schema. Do not edit.

export const PROTOCOL = 2

export type Card = "centaur:blue" | "centaur:green" | "centaur:grey" | "centaur:orange" | "centaur:purple" | "centaur:red" | "dwarf:blue" | "dwarf:green" | "dwarf:grey" | "dwarf:orange" | "dwarf:purple" | "dwarf:red" | "elf:blue" | "elf:green" | "elf:grey" | "elf:orange" | "elf:purple" | "elf:red" | "giant:blue" | "giant:green" | "giant:grey" | "giant:orange" | "giant:purple" | "giant:red" | "halfling:blue" | "halfling:green" | "halfling:grey" | "halfling:orange" | "halfling:purple" | "halfling:red" | "merfolk:blue" | "merfolk:green" | "merfolk:grey" | "merfolk:orange" | "merfolk:purple" | "merfolk:red" | "minotaur:blue" | "minotaur:green" | "minotaur:grey" | "minotaur:orange" | "minotaur:purple" | "minotaur:red" | "orc:blue" | "orc:green" | "orc:grey" | "orc:orange" | "orc:purple" | "orc:red" | "skeleton" | "troll:blue" | "troll:green" | "troll:grey" | "troll:orange" | "troll:purple" | "troll:red" | "wingfolk:blue" | "wingfolk:green" | "wingfolk:grey" | "wingfolk:orange" | "wingfolk:purple" | "wingfolk:red" | "wizard:blue" | "wizard:green" | "wizard:grey" | "wizard:orange" | "wizard:purple" | "wizard:red"

export type Tribe = "centaur" | "dwarf" | "elf" | "giant" | "halfling" | "merfolk" | "minotaur" | "orc" | "skeleton" | "troll" | "wingfolk" | "wizard"

export type Kingdom = "blue" | "green" | "grey" | "orange" | "purple" | "red"

export type GameBegan = {
  type: "GameBegan"
  players: number
  tribes: Tribe[]
  tokens: [Kingdom, number[]][]
}

export type AgeBegan = {
  type: "AgeBegan"
  age: number
  first_player: number
  deck_size: number
}

export type CardDealt = {
  type: "CardDealt"
  seat: number
  card: Card | null
}

export type PoolTurnedUp = {
  type: "PoolTurnedUp"
  cards: Card[]
}

export type CardDrawn = {
  type: "CardDrawn"
  seat: number
  card: Card | null
}

export type CardRecruited = {
  type: "CardRecruited"
  seat: number
  card: Card
}

export type DragonRevealed = {
  type: "DragonRevealed"
  seat: number
  number: number
}

export type Band = {
  leader: Card | null
  others: Card[]
}

export type BandPlayed = {
  type: "BandPlayed"
  seat: number
  band: Band
}

export type MarkerPlaced = {
  type: "MarkerPlaced"
  seat: number
  kingdom: Kingdom
  markers: number
  free: boolean
}

export type NoMarkerPlaced = {
  type: "NoMarkerPlaced"
  seat: number
  kingdom: Kingdom
  declined: boolean
}

export type GiantTokenTaken = {
  type: "GiantTokenTaken"
  seat: number
  size: number
  taken_from: number | null
  glory: number
}

export type MerfolkMoved = {
  type: "MerfolkMoved"
  seat: number
  start: number
  end: number
  symbols: number[]
}

export type FreeMarkerDeclined = {
  type: "FreeMarkerDeclined"
  seat: number
}

export type OrcMarkerPlaced = {
  type: "OrcMarkerPlaced"
  seat: number
  kingdom: Kingdom
}

export type TrollTokenTaken = {
  type: "TrollTokenTaken"
  seat: number
  value: number
}

export type CardsKept = {
  type: "CardsKept"
  seat: number
  count: number
  cards: Card[] | null
}

export type HandDiscarded = {
  type: "HandDiscarded"
  seat: number
  cards: Card[]
}

export type TurnPassed = {
  type: "TurnPassed"
  seat: number
}

export type TurnBegan = {
  type: "TurnBegan"
  seat: number
}

export type AgeEnded = {
  type: "AgeEnded"
  age: number
  drawer: number
  hand_sizes: number[]
}

export type AreaResult = {
  kingdom: Kingdom | null
  values: number[]
  places: Place[]
  sole_presence: boolean
}

export type Place = {
  rank: number
  seats: number[]
  strength: number
  values: number[]
  glory: number
  by_trolls: boolean
}

export type AreaScored = {
  type: "AreaScored"
  result: AreaResult
}

export type GiantResult = {
  seat: number
  size: number
  glory: number
}

export type GiantScored = {
  type: "GiantScored"
  result: GiantResult
}

export type RaidDecided = {
  type: "RaidDecided"
  seat: number
}

export type RaidResult = {
  seat: number
  spaces: Kingdom[]
  glory: number
}

export type OrcsRaided = {
  type: "OrcsRaided"
  result: RaidResult
}

export type BandResult = {
  seat: number
  band: Band
  skeletons_removed: number
  dwarf_added: number
  counted_size: number
  glory: number
}

export type BandScored = {
  type: "BandScored"
  result: BandResult
}

export type AgeScored = {
  type: "AgeScored"
  age: number
  gained: number[]
  glory: number[]
}

export type Outcome = {
  termination: Termination
  winners: number[]
  standings: Standing[]
  decided_by: TieBreak
}

export type Termination = "last_age" | "ten_skeletons"

export type Standing = {
  seat: number
  rank: number
  glory: number
  trolls: [number, number]
  markers: number
  band_sizes: number[]
}

export type TieBreak = "ten_skeletons" | "glory" | "trolls" | "markers" | "bands" | "shared"

export type GameEnded = {
  type: "GameEnded"
  outcome: Outcome
}

export type Event = GameBegan | AgeBegan | CardDealt | PoolTurnedUp | CardDrawn | CardRecruited | DragonRevealed | BandPlayed | MarkerPlaced | NoMarkerPlaced | GiantTokenTaken | MerfolkMoved | FreeMarkerDeclined | OrcMarkerPlaced | TrollTokenTaken | CardsKept | HandDiscarded | TurnPassed | TurnBegan | AgeEnded | AreaScored | GiantScored | RaidDecided | OrcsRaided | BandScored | AgeScored | GameEnded

export type Events = Event[]

export type Decision = "turn" | "marker" | "merfolk_move" | "free_marker" | "orc_marker" | "troll_token" | "further_band" | "keep" | "wizard_draw" | "age_over" | "raid" | "game_over"

export type GiantToken = {
  holder: number
  size: number
}

export type AgeResult = {
  age: number
  players: number
  kingdoms: AreaResult[]
  merfolk: AreaResult | null
  giant: GiantResult | null
  raids: RaidResult[]
  bands: BandResult[]
}

export type Projection = {
  kingdoms: AreaResult[]
  leads: Phrase[]
  merfolk: AreaResult | null
  giant: GiantResult | null
  glory: number[]
}

export type Table = {
  tribes: Tribe[]
  tokens: number[][]
  age: number
  first_player: number
  turn_owner: number
  to_move: number
  decision: Decision
  bands_this_turn: number
  free_markers: number
  deck_size: number
  dragon_free: number
  dragons_revealed: number
  third_dragon_drawer: number | null
  pool: Card[]
  hand_sizes: number[]
  known: Card[][] | null
  bands: Band[][]
  glory: number[]
  supply: number[]
  markers: number[][]
  merfolk: number[]
  orc_boards: Kingdom[][]
  trolls: number[][]
  giant: GiantToken | null
  raid_plans: (Kingdom[] | null)[]
  raids_decided: boolean[]
  scoring: AgeResult | null
  outcome: Outcome | null
  band_kinds: string[][]
  ages: number
  dragon_chance: number
  age_end_chance: number
  needs: number[][]
  projection: Projection | null
}

export type TableChanges = {
  tribes?: Tribe[]
  tokens?: number[][]
  age?: number
  first_player?: number
  turn_owner?: number
  to_move?: number
  decision?: Decision
  bands_this_turn?: number
  free_markers?: number
  deck_size?: number
  dragon_free?: number
  dragons_revealed?: number
  third_dragon_drawer?: number | null
  pool?: Card[]
  hand_sizes?: number[]
  known?: Card[][] | null
  bands?: Band[][]
  glory?: number[]
  supply?: number[]
  markers?: number[][]
  merfolk?: number[]
  orc_boards?: Kingdom[][]
  trolls?: number[][]
  giant?: GiantToken | null
  raid_plans?: (Kingdom[] | null)[]
  raids_decided?: boolean[]
  scoring?: AgeResult | null
  outcome?: Outcome | null
  band_kinds?: string[][]
  ages?: number
  dragon_chance?: number
  age_end_chance?: number
  needs?: number[][]
  projection?: Projection | null
}

export type Results = AgeResult[]

export type Ruleset = {
  players: number
  tribes: Tribe[] | null
  merfolk_scoring: MerfolkScoring
  merfolk_zero_ranks: boolean
  merfolk_two_player_sole_bonus: boolean
  merfolk_symbols: MerfolkSymbols
  merfolk_move: MerfolkMove
  troll_scope: TrollScope
  troll_depth: TrollDepth
  ten_skeletons: TenSkeletons
  two_player_tie: TwoPlayerTie
  orc_raid: OrcRaid
  orc_raid_order: OrcRaidOrder
  marker_placement: MarkerPlacement
  marker_supply: MarkerSupply
  centaur_trigger: CentaurTrigger
  centaur_chain: CentaurChain
  wizard_draw: WizardDraw
  giant_tie: GiantTie
  final_band_size: FinalBandSize
  empty_pool: EmptyPool
  hand_limit?: number
  marker_count?: number
  age_count?: number | null
}

export type MerfolkScoring = "kingdom" | "leader_only"

export type MerfolkSymbols = "each" | "one_per_move"

export type MerfolkMove = "exact" | "up_to"

export type TrollScope = "kingdoms_and_merfolk" | "kingdoms_only" | "all_end_of_age_ties"

export type TrollDepth = "full_order" | "winner_only"

export type TenSkeletons = "instant_win" | "illegal"

export type TwoPlayerTie = "top_token_only" | "both_tokens"

export type OrcRaid = "all_or_nothing" | "any_number"

export type OrcRaidOrder = "first_player_clockwise" | "simultaneous"

export type MarkerPlacement = "mandatory" | "optional"

export type MarkerSupply = "limited" | "unlimited"

export type CentaurTrigger = "placed" | "eligible"

export type CentaurChain = "unlimited" | "single_extra"

export type WizardDraw = "exact_or_none" | "up_to"

export type GiantTie = "strictly_larger" | "equal_takes"

export type FinalBandSize = "as_played" | "without_skeletons" | "as_scored"

export type EmptyPool = "deck_only" | "draw_two"

export type Hello = {
  t: "hello"
  proto?: number
  resume?: number | null
  seat?: number | null
}

export type TakeAction = {
  t: "act"
  k: string
  v: number
  a: string
}

export type TakeSeat = {
  t: "sit"
  k: string
  seat?: number | null
  name?: string | null
  nonce?: string | null
}

export type OpenSeat = {
  t: "stand"
  k: string
  seat: number
}

export type SeatBot = {
  t: "seat_bot"
  k: string
  seat: number
  bot: string
}

export type ConfigureRoom = {
  t: "configure"
  k: string
  options: RoomOptions
}

export type RoomOptions = {
  players?: number
  tribes?: "beginner" | "random" | "calm" | "fierce" | "long" | "short" | string[]
  rulings?: Record<string, string>
  clock?: Clock
  undo?: UndoPolicy
  spectators?: boolean
  memory_aid?: boolean
  hints?: boolean
  bot_pace?: BotPace
  public?: boolean
  title?: string
}

export type Clock = {
  kind?: ClockKind
  seconds?: number
}

export type ClockKind = "days" | "live" | "none"

export type UndoPolicy = "consent" | "free" | "none"

export type BotPace = "instant" | "normal" | "quick"

export type SetBotPace = {
  t: "bot_pace"
  k: string
  pace: BotPace
}

export type StartGame = {
  t: "start"
  k: string
}

export type SendChat = {
  t: "chat"
  k: string
  text: string
}

export type RequestUndo = {
  t: "undo"
  k: string
  seat?: number | null
}

export type AnswerUndo = {
  t: "answer_undo"
  k: string
  yes: boolean
}

export type Leave = {
  t: "leave"
  k: string
  seat?: number | null
}

export type Return = {
  t: "back"
  k: string
  seat?: number | null
}

export type Replace = {
  t: "replace"
  k: string
  seat: number
}

export type OpenRematch = {
  t: "rematch"
  k: string
}

export type Hurry = {
  t: "hurry"
}

export type React = {
  t: "react"
  reaction: Reaction
}

export type Reaction = "bravo" | "heart" | "laugh" | "sad" | "think" | "wow"

export type Look = {
  t: "look"
  seat?: number | null
}

export type Preview = {
  t: "preview"
  id: number
  a?: string | null
  cards?: string[] | null
}

export type Understand = {
  t: "understand"
  id: number
  text: string
  lang?: string
  hand?: string[] | null
  pool?: string[] | null
  after?: string | null
}

export type Hint = {
  t: "hint"
  id: number
}

export type Ping = {
  t: "ping"
  n?: number
}

export type Welcome = {
  t: "welcome"
  proto: number
  v: number
  now: number
  resumed: boolean
  missed: Missed[]
  you: You
  room: RoomInfo
  due: number | null
  ruleset: Ruleset | null
  results: Results | null
  scores: AgeScores[]
  outcome: Phrase[]
  table: Table | null
  prompt: Prompt | null
  mine: Mine | null
  chat: ChatLine[]
  online: number[]
  watchers: number
}

export type Missed = {
  v: number
  at: number
  e: RoomCreated | RoomConfigured | SeatTaken | SeatOpened | BotSeated | GameStarted | ActionTaken | UndoRequested | UndoAnswered | ActionUndone | StandInChanged | ClockMoved | ChatSent | RematchOpened | RoomHeld | GuestErased
  lines: Line[]
}

export type RoomCreated = {
  t: "created"
}

export type RoomConfigured = {
  t: "configured"
}

export type SeatTaken = {
  t: "sat"
  seat: number
  name: string
}

export type SeatOpened = {
  t: "stood"
  seat: number
}

export type BotSeated = {
  t: "bot_sat"
  seat: number
  bot: string
}

export type GameStarted = {
  t: "started"
  events: Events
}

export type ActionTaken = {
  t: "acted"
  seat: number
  by: ActedBy
  events: Events
}

export type ActedBy = "bot" | "player" | "standin"

export type UndoRequested = {
  t: "undo_asked"
  seat: number
}

export type UndoAnswered = {
  t: "undo_answered"
  seat: number
  yes: boolean
}

export type ActionUndone = {
  t: "undone"
  seat: number
  actions: number
}

export type StandInChanged = {
  t: "stand_in_changed"
  seat: number
  why: StandInReason | null
}

export type StandInReason = "left" | "replaced" | "timeout"

export type ClockMoved = {
  t: "clock_moved"
}

export type ChatSent = {
  t: "said"
  name: string
  seat: number | null
  text: string
}

export type RematchOpened = {
  t: "rematch_opened"
  room: string
}

export type RoomHeld = {
  t: "room_held"
  hold: Hold | null
}

export type Hold = "closed" | "paused"

export type GuestErased = {
  t: "guest_erased"
}

export type Line = {
  say: Phrase
  seat?: number | null
  kind?: SentenceKind
  secret?: boolean
  open?: Phrase | null
  you?: Phrase | null
}

export type Phrase = {
  id: string
  args: Record<string, string | number | Phrase | Phrase[]>
}

export type SentenceKind = "age_end" | "dragon" | "news"

export type You = {
  name: string
  seats: number[]
  host: boolean
  viewer: number | null
}

export type RoomInfo = {
  id: string
  code: string
  status: RoomStatus
  options: RoomOptions
  seats: SeatInfo[]
  host: string
  deal: Deal
  undo: UndoInfo | null
  rematch: string | null
  exercise: boolean
  held?: Hold | null
  daily?: string | null
}

export type RoomStatus = "finished" | "lobby" | "playing"

export type SeatInfo = {
  kind: SeatKind
  name: string
  title: string | Phrase
  bot: string | null
  standing_in: StandInReason | null
  nonce: string | null
}

export type SeatKind = "bot" | "human" | "open"

export type Deal = {
  algorithm: string
  commitment: string
  seed: string | null
}

export type UndoInfo = {
  seat: number
  waiting_for: number[]
}

export type AgeScores = {
  age: number
  steps: ScoringStep[]
  sources: Record<string, number>[]
  glory: number[]
}

export type ScoringStep = {
  source: string
  kingdom: string | null
  title: Phrase
  lines: Phrase[]
  glory: number[]
  shares: Share[]
}

export type Share = {
  seats: number[]
  sum: string
  glory: number
}

export type Prompt = {
  title: Phrase
  say: Phrase
}

export type Mine = {
  seat: number
  hand: string[]
  raid_plan: string[] | null
  can_undo: boolean
  no_undo: Phrase | null
  choices: Choices | null
}

export type Choices = {
  actions: string[]
  buttons: Button[]
  leaders: string[]
  keep: number | null
}

export type Button = {
  action: string
  label: Phrase
}

export type ChatLine = {
  v: number
  at: number
  name: string
  seat: number | null
  text: string
}

export type Ev = {
  t: "ev"
  v: number
  at: number
  e: RoomCreated | RoomConfigured | SeatTaken | SeatOpened | BotSeated | GameStarted | ActionTaken | UndoRequested | UndoAnswered | ActionUndone | StandInChanged | ClockMoved | ChatSent | RematchOpened | RoomHeld | GuestErased
  lines: Line[]
  due: number | null
  room?: RoomInfo | null
  you?: You | null
  table?: TableChanges
  prompt?: Prompt | null
  mine?: Mine | null
  results?: Results
  scores?: AgeScores[]
  outcome?: Phrase[]
  ruleset?: Ruleset
}

export type Ack = {
  t: "ack"
  k: string
  v: number
}

export type Nack = {
  t: "nack"
  k: string
  v: number
  why: Refused
}

export type Refused = {
  code: string
  say: Phrase
  clause: string | null
  reason: string
}

export type Previewed = {
  t: "previewed"
  id: number
  v: number
  legal: boolean
  why: Refused | null
  fits: string[]
  leaders: LeaderPreview[]
  events: Events
  draws: number
  dragon_chance: number
  decision: string | null
  say: Phrase | null
}

export type LeaderPreview = {
  leader: string
  action: string
  legal: boolean
  why: Refused | null
  size: number
  glory: number
  kingdoms: string[]
  events: Events
  decision: string
  say: Phrase | null
  brief: Phrase | null
  ability: Phrase | null
}

export type Understood = {
  t: "understood"
  id: number
  v: number
  action: string | null
  request: string | null
  argument: string
  say: Phrase[]
  after: string | null
}

export type Hinted = {
  t: "hinted"
  id: number
  v: number
  advice: Advised[]
  why: Refused | null
}

export type Advised = {
  action: string
  win_chance: number
  glory: number
  what: Phrase
  say: Phrase
}

export type Presence = {
  t: "presence"
  online: number[]
  watchers: number
}

export type Reacted = {
  t: "reacted"
  seat: number | null
  name: string
  reaction: Reaction
}

export type Pong = {
  t: "pong"
  n: number
  now: number
}

export type Bye = {
  t: "bye"
  code: number
  reason: string
}

export type SignIn = {
  name: string
  bearer?: boolean
}

export type Claim = {
  code: string
  bearer?: boolean
}

export type ChangeMe = {
  name?: string | null
  webhook?: string | null
}

export type Me = {
  id: string
  name: string
  webhook: string | null
  token: string | null
}

export type Address = {
  address: string
  forwarded: Forwarded
}

export type Forwarded = "absent" | "ignored" | "used"

export type PushKey = {
  key: string | null
}

export type Subscribe = {
  endpoint: string
  p256dh: string
  auth: string
  language?: string
}

export type Unsubscribe = {
  endpoint: string
}

export type PasskeyOffer = {
  offered: boolean
}

export type PasskeyOptions = {
  options: string
}

export type PasskeyAnswer = {
  credential: string
  bearer: boolean
}

export type Passkeys = {
  passkeys: Passkey[]
}

export type Passkey = {
  id: string
  created: number
  used: number | null
}

export type Link = {
  code: string
  expires: number
}

export type CreateRoom = {
  options?: RoomOptions
  seats?: SeatRequest[]
  start?: boolean
}

export type SeatRequest = {
  kind: "bot" | "me" | "open"
  bot?: string | null
  name?: string | null
}

export type RoomMade = {
  id: string
  code: string
}

export type RoomFound = {
  id: string
}

export type Games = {
  games: Summary[]
}

export type Summary = {
  id: string
  code: string
  title: string
  status: RoomStatus
  host: string
  seats: SeatSummary[]
  spectators: boolean
  clock: string
  age: number | null
  to_move: number | null
  due: number | null
  updated: number
  your_seats: number[]
  your_turn: boolean
  exercise: boolean
  daily: string | null
}

export type SeatSummary = {
  kind: SeatKind
  name: string
  title: string | Phrase
}

export type Rooms = {
  rooms: Summary[]
}

export type Verification = {
  ok: boolean
  game: string | null
  algorithm: string | null
  commitment: string | null
  seed: string | null
  nonces: string[]
  checks: Checked[]
}

export type Checked = {
  name: string
  verdict: string
  words: string
}

export type Catalog = {
  version: string
  tribes: string[]
  kingdoms: KingdomInfo[]
  beginner_tribes: Record<string, string[]>
  tribes_in_play: Record<string, number>
  moods: ("calm" | "fierce" | "long" | "short")[]
  rulings: Ruling[]
  house_numbers: HouseNumber[]
  presets: Preset[]
  bots: BotInfo[]
  missing_bots: BotInfo[]
  components: Components
  limits: Limits
}

export type KingdomInfo = {
  id: string
  title: string
}

export type Ruling = {
  name: string
  values: string[]
}

export type HouseNumber = {
  name: string
  least: number
  most: Record<string, number>
  printed: Record<string, number>
}

export type Preset = {
  name: string
  rulings: Record<string, string>
  tribes: string[] | null
}

export type BotInfo = {
  id: string
  strength: number
  name: string
  character: string
}

export type Components = {
  merfolk_last_space: number
  merfolk_symbols: number[]
  dragons: number
  troll_tokens: number[]
  largest_band: number
}

export type Limits = {
  rooms_per_guest: number
  sockets_per_guest: number
  frame_bytes: number
  chat_characters: number
  webhooks: boolean
}

export type Health = {
  ok: boolean
  version: string
}

export type Problem = {
  code: string
  reason: string
  clause: string | null
}

export type SavedGame = {
  t: "ethnos-saved-game"
  game: string
  created: number
  options: RoomOptions
  seed: string
  seats: SavedSeat[]
  actions: string[]
  stand_ins: number[]
  position: string
  mood: "" | "calm" | "fierce" | "long" | "short"
  format: 1
  secret: string
}

export type SavedSeat = {
  name: string
  bot: string | null
  nonce: string | null
}

export type Replay = {
  game: string
  view: string
  created: string | null
  seats: ReplaySeat[]
  ruleset: Ruleset
  exercise: boolean
  frames: ReplayFrame[]
  outcome: Phrase[]
}

export type ReplaySeat = {
  name: string
  kind: string
  bot: string | null
  title: string | Phrase
}

export type ReplayFrame = {
  v: number
  by: number | null
  auto: string | null
  action: string | null
  events: Events
  table: Table
  results: Results | null
  scores: AgeScores[] | null
  lines: Line[]
  prompt: Prompt
  hands: (string[] | null)[]
}

export type Chances = {
  game: string
  steps: number[][]
}

export type GameResults = {
  results: GameResult[]
}

export type GameResult = {
  id: string
  title: string
  ended: number
  tribes: string[]
  seats: SeatResult[]
  your_seats: number[]
  exercise: boolean
  daily: string | null
  practice: boolean
}

export type SeatResult = {
  kind: SeatKind
  name: string
  bot: string | null
  left: boolean
  rank: number
  glory: number
  sources: Record<string, number>
  leaders: Record<string, number>
  title: string | Phrase
}

export type StartDaily = {
  bot_pace?: BotPace
}

export type DailyDeal = {
  day: string
  ends: number
  closes: number
  now: number
  secret: boolean
  commitment: string
  seed: string | null
  tribes: string[]
  players: number
  bot: string
  mine: DailyGame | null
  finished: number
  scores: DailyScore[]
}

export type DailyGame = {
  id: string
  status: RoomStatus
  counts: boolean
  rank: number | null
  glory: number | null
  standing: number | null
}

export type DailyScore = {
  rank: number
  glory: number
  count: number
}

export type DailyDays = {
  today: string
  days: DailyDay[]
}

export type DailyDay = {
  day: string
  mine: DailyGame | null
}

export type AskReview = {
  seat: number
}

export type Reviewing = {
  id: string
  ahead: number
  done: number
  total: number
  review: GameReview | null
}

export type GameReview = {
  game: string
  seat: number
  judge: string
  accuracy: number
  summary: Phrase[]
  counts: MistakeCount[]
  decisions: JudgedDecision[]
  turns: Turn[]
  chances: number[]
}

export type MistakeCount = {
  kind: MistakeKind
  count: number
  say: Phrase
}

export type MistakeKind = "blunder" | "inaccuracy" | "mistake"

export type JudgedDecision = {
  v: number
  kind: MistakeKind | null
  title: Phrase | null
  chosen: Phrase
  better: Phrase | null
  say: Phrase
  before: number
  after: number
  loss: number
}

export type Turn = {
  v: number
  own: boolean
  before: number
  after: number
  happened: Phrase[]
  say: Phrase
}

export type TryIt = {
  v: number
  seat: number
  bot: string
}

export type ListRooms = {
  t: "rooms"
  state?: RoomFilter
  name?: string
  guest?: string
  older?: number | null
  younger?: number | null
  idle?: number | null
  limit?: number
  skip?: number
}

export type RoomFilter = "" | "closed" | "finished" | "hidden" | "lobby" | "paused" | "playing"

export type ListGuests = {
  t: "guests"
  name?: string
  guest?: string
  older?: number | null
  younger?: number | null
  idle?: number | null
  limit?: number
  skip?: number
}

export type ListBans = {
  t: "bans"
}

export type ListReports = {
  t: "reports"
  settled?: boolean
  limit?: number
}

export type ListAudit = {
  t: "audit"
  limit?: number
  skip?: number
}

export type HoldRoom = {
  t: "hold"
  room: string
  hold: Hold | null
  why?: string
}

export type HideRoom = {
  t: "hide"
  room: string
  hidden: boolean
  why?: string
}

export type MakeBan = {
  t: "ban"
  subject: string
  muted?: boolean
  seconds?: number | null
  why?: string
}

export type LiftBan = {
  t: "lift"
  ban: string
  why?: string
}

export type SettleReport = {
  t: "settle"
  report: string
  why?: string
}

export type ExportGuest = {
  t: "export"
  guest: string
}

export type EraseGuest = {
  t: "erase"
  guest: string
  why?: string
}

export type AdminRooms = {
  rooms: AdminRoom[]
}

export type AdminRoom = {
  room: Summary
  guests: (string | null)[]
  host: string
  held: string[]
  created: number
  lines: number
}

export type AdminGuests = {
  guests: AdminGuest[]
}

export type AdminGuest = {
  id: string
  name: string
  created: number
  rooms: number
  changed: number | null
  addresses: string[]
}

export type AdminBans = {
  bans: AdminBan[]
}

export type AdminBan = {
  id: string
  subject: string
  muted: boolean
  until: number | null
  why: string
  created: number
}

export type AdminReports = {
  reports: AdminReport[]
}

export type AdminReport = {
  id: string
  at: number
  room: string
  reporter: string
  guest: string
  name: string
  text: string
  why: string
  chat: ReportedLine[]
  settled: number | null
}

export type ReportedLine = {
  name: string
  text: string
}

export type AdminAudit = {
  acts: AdminAct[]
}

export type AdminAct = {
  at: number
  who: string
  what: string
  subject: string
  why: string
}

export type GuestExport = {
  id: string
  name: string
  webhook: string | null
  rooms: Summary[]
  results: GameResult[]
  chat: ExportedChat[]
  sessions: ExportedSession[]
  passkeys: Passkey[]
}

export type ExportedChat = {
  room: string
  at: number
  text: string
}

export type ExportedSession = {
  purpose: string
  expires: number
}

export type Done = {
  subject: string
}

export type AskPosition = {
  position?: string
  players?: number
  action?: string | null
}

export type AskMoves = {
  position: string
}

export type BoardPosition = {
  position: string
  names: (string | Phrase)[]
  table: Table
  hands: string[][]
  prompt: Prompt
  lines: Line[]
  moves: PossibleMove[]
}

export type PossibleMove = {
  action: string
  say: Phrase
}

export type Analysing = {
  ahead: number
  moves: Advised[] | null
}

export type MakeReport = {
  seat?: number | null
  v?: number | null
  why?: string
}

export type FromClient = Hello | TakeAction | TakeSeat | OpenSeat | SeatBot | ConfigureRoom | SetBotPace | StartGame | SendChat | RequestUndo | AnswerUndo | Leave | Return | Replace | OpenRematch | Hurry | React | Look | Preview | Understand | Hint | Ping

export type FromServer = Welcome | Ev | Ack | Nack | Previewed | Understood | Hinted | Presence | Reacted | Pong | Bye

export type ActionKind = "draw" | "stop" | "pass" | "take" | "band" | "place" | "move" | "free" | "orc" | "troll" | "keep" | "wizard" | "raid"
