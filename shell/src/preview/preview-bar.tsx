import { color, font, space } from '@site/kit';
import { PREVIEW_PARAMETER } from '@site/release/names';
import styled from 'styled-components';
import type { PreviewBoot } from '../app/boot';

const Bar = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2)};
  align-items: center;
  justify-content: center;
  padding: ${space(1)} ${space(2)};
  font: 500 15px/1.45 ${font.text};
  color: ${color.white};
  overflow-wrap: anywhere;
  background: ${color.ink};
  a {
    padding: ${space(0.5)} 0;
    color: inherit;
  }
  @media print {
    display: none;
  }
`;

const moment = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

/** Says above the page that it is a preview, of what and until when, and ends it. */
export function PreviewBar({
  preview: { releases, until },
  onEnd,
}: {
  preview: PreviewBoot;
  onEnd: () => void;
}) {
  const live = new URL(location.href);
  live.searchParams.set(PREVIEW_PARAMETER, '');
  const shown = Object.entries(releases).map(([remote, version]) => `${remote} ${version}`);
  return (
    <Bar aria-label="Voorbeeld">
      <span>
        U bekijkt een voorbeeld ({shown.join(', ')}). Dit kan tot {moment.format(until)}.
      </span>
      <a href={live.href} onClick={onEnd}>
        Naar de website zoals die nu is
      </a>
    </Bar>
  );
}
