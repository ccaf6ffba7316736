/** What a small screen shows of the side panel, one at a time. */
export type Tab = 'bands' | 'track' | 'orcs' | 'log' | 'chat'
