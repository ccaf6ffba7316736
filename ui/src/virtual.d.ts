/** What `languages()` in `vite.config.ts` makes of the folders of `src/ethnos/locale`. */
declare module 'virtual:languages' {
  type Text = { default: string }
  type Language = { name: string; words: () => Promise<Text>; rules: () => Promise<Text> }
  const languages: Record<string, Language>
  export default languages
  /** The names of the sections of the rules in an address: those of the English ones. */
  export const sections: string[]
}
