/** The modules that `plugins/languages.ts` makes of `src/ethnos/locale` and `docs/`. */

declare module 'virtual:languages' {
  type Section = import('../plugins/rulebook').Section
  type Language = {
    name: string
    words: () => Promise<{ default: string }>
    rules: () => Promise<{ default: Section[] }>
  }
  const languages: Record<string, Language>
  export default languages
}

declare module 'virtual:paper-clauses' {
  const sections: import('../plugins/rulebook').Section[]
  export default sections
}

declare module 'virtual:paper-rulings' {
  const sections: import('../plugins/rulebook').Section[]
  export default sections
}

declare module 'virtual:clause-texts' {
  const texts: Record<string, string>
  export default texts
}
