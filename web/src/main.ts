import { mount } from 'svelte';
import App from './app/App.svelte';
import { settings } from './app/settings.svelte';
import { router } from './app/router.svelte';
import { me } from './net/person.svelte';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import { speak } from './words/words.svelte';

me.readAddress();
router.start();
await speak(settings.language);
mount(App, { target: document.getElementById('app')! });
