import { mount } from 'svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import App from './App.svelte'
import Notices from './local/Notices.svelte'
import { install } from './local/install.svelte'
import { updates } from './local/updates.svelte'
import { loadLanguage } from './lib/i18n.svelte'
import { settings } from './lib/settings.svelte'

install.listen() // the browser offers it once, perhaps before anything is drawn
const root = document.getElementById('app')
if (!root) throw new Error('the page has no place for the game')
const wishes = settings.language ? [settings.language] : navigator.languages
void loadLanguage(...wishes).then(() => {
  mount(App, { target: root })
  mount(Notices, { target: document.body })
  void updates.register()
  if (settings.notify) void import('./lib/push.svelte').then(({ push }) => push.refresh())
})
