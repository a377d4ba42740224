/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { examplePage } from './example-page';
import { everyExample } from './found-examples';

test.each(everyExample)(
  '%s, “%s”: renders where there is no browser, the same each time',
  (_component, _name, { render }) => {
    expect(typeof window).toBe('undefined');
    const html = renderToString(examplePage(render));
    expect(html).not.toBe(renderToString(examplePage(() => null)));
    expect(renderToString(examplePage(render))).toBe(html);
  },
);
