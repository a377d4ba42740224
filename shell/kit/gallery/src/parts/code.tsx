import { color, media, space } from '@site/kit';
import styled from 'styled-components';
import { highlight } from 'sugar-high';

const Block = styled.pre`
  --sh-keyword: ${color.band};
  --sh-string: ${color.success};
  --sh-property: ${color.ink2};
  --sh-entity: ${color.band};
  --sh-comment: ${color.ink2};
  margin: 0;
  padding: ${space(2.5)} ${space(3)};
  font: 500 14px/1.65 ui-monospace, SFMono-Regular, 'Cascadia Code', Menlo, Consolas, monospace;
  tab-size: 2;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  color: ${color.ink};
  background: ${color.white};
  ${media.mobile} {
    padding: ${space(2)} 20px;
    font-size: 13px;
  }
  code {
    font: inherit;
  }
`;

/** Tokens in the colour of the text, three quarters of all, need no element. */
const PLAIN =
  /<span class="sh__token--(?:space|sign|identifier|class|jsxliterals|sign)"[^>]*>([^<]*)<\/span>/g;

/** TypeScript as code. Long lines wrap, so that nothing scrolls sideways. */
export function Code({ text }: { text: string }) {
  const html = highlight(text, { lang: 'typescript' }).replace(PLAIN, '$1');
  return (
    <Block>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the library escapes what it marks, and the text is our own. */}
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </Block>
  );
}
