import { createGlobalStyle } from 'styled-components';
import { fontFamilies } from './fonts';
import { palette } from './palette';
import { focusRing, media, windowHeight } from './theme';

const properties = Object.entries(palette)
  .map(([name, value]) => `--${name}: ${value};`)
  .join('\n    ');

/** Tokens, reset and the style of bare elements. Rendered once, by the shell. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${properties}
    --font-display: ${fontFamilies.display};
    --font-text: ${fontFamilies.text};
    --on-text: var(--ink);
    --on-soft: var(--ink-2);
    --on-rule: var(--line);
    --on-accent: var(--success);
    --on-error: var(--error);
    --gutter: 20px;
    --header-height: 4.25rem;
    /* One percent of the window's height; Chrome supports dvh from 108. */
    --dvh: 1vh;
    @supports (height: 1dvh) { --dvh: 1dvh; }
    ${media.tablet} { --gutter: 28px; }
    ${media.wide} { --gutter: 32px; --header-height: 5rem; }
  }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    color-scheme: light;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: calc(var(--header-height) + 1rem);
    /* The header scrolls away here. */
    @media (max-height: 29.99875em) { scroll-padding-top: 1rem; }
    scroll-behavior: smooth;
  }

  body {
    min-height: ${windowHeight(100)};
    font: 400 1.0625rem/1.6 var(--font-text);
    color: var(--on-text);
    background: var(--light);
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
    /* In a font twice as large, one word can be wider than a phone, also in a grid. */
    @media (max-width: 19em) { overflow-wrap: anywhere; }
  }

  h1, h2, h3, h4 {
    font-family: var(--font-display);
    font-weight: 750;
    line-height: 1.08;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  /* Dutch words can be longer than a phone is wide: the longest get a hyphen, where the browser can be told which. */
  @supports (hyphenate-limit-chars: 16) {
    ${media.mobile} {
      h1, h2, h3, h4 { hyphens: auto; hyphenate-limit-chars: 16 6 6; }
    }
  }

  p { text-wrap: pretty; }
  a { color: inherit; }
  b, strong { font-weight: 650; }
  img, svg { display: block; max-width: 100%; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  summary { cursor: pointer; }
  [hidden] { display: none !important; }

  :focus-visible { ${focusRing} border-radius: 6px; }
  :is(h1, h2, main)[tabindex='-1']:focus { outline: none; box-shadow: none; }

  /* A button that was pressed before the scripts of the page work: it acts as soon as it can. */
  [data-pressed] {
    cursor: progress;
    opacity: 0.7;
    animation: pressed 700ms ease-in-out infinite alternate;
  }
  @keyframes pressed { from { opacity: 0.85; } to { opacity: 0.55; } }

  /* Reduced motion, once for all components. */
  ${media.reducedMotion} {
    *, *::before, *::after {
      scroll-behavior: auto !important;
      animation: none !important;
      transition: none !important;
    }
    details::details-content { transition: none !important; }
  }

  /* When printed: ink on white, unbroken cards, every answer open, no buttons. */
  @page { margin: 16mm 14mm; }
  ${media.print} {
    :root { --gutter: 0px; }
    body { min-height: 0; font-size: 11pt; }
    *, *::before, *::after {
      color: var(--ink) !important;
      background: transparent !important;
      box-shadow: none !important;
      animation: none !important;
      transition: none !important;
    }
    [data-screen-only],
    button:not([role]) { display: none !important; }
    h1, h2, h3, h4, label, legend { break-after: avoid; }
    h1, h2, h3, h4, li, tr, details, dl > div, figure, blockquote, img, svg { break-inside: avoid; }
    p, li { orphans: 3; widows: 3; }
    details::details-content {
      content-visibility: visible !important;
      block-size: auto !important;
    }
    main a[href^='http']::after { content: ' (' attr(href) ')'; font-weight: 400; overflow-wrap: anywhere; }
  }

  ::selection { background: var(--plate); color: var(--ink); }

  /* Two bands of one tone in a row read as one: no double space between them. */
  [data-band='light'] + [data-band='light'],
  [data-band='card'] + [data-band='card'],
  [data-band='soft'] + [data-band='soft'],
  [data-band='dark'] + [data-band='dark'] { padding-top: 0; border-top: 0; }
  [data-band='card']:has(+ [data-band='card']) { border-bottom: 0; }
`;
