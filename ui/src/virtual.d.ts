/** The modules that `plugins/languages.ts` makes of `src/ethnos/locale`. */

declare module 'virtual:languages' {
  type Part<Value> = () => Promise<{ default: Value }>
  type Language = {
    name: string
    words: Part<string>
    more: Part<string>
    rules: Part<import('../plugins/rulebook').Section[]>
    clauses: Part<import('../plugins/rulebook').ClauseList>
    rulings: Part<import('../plugins/rulebook').ClauseList>
    texts: Part<import('../plugins/rulebook').ClauseTexts>
  }
  const languages: Record<string, Language>
  export default languages
}
