import { color, font, space, surface } from '@site/kit';
import type { PreviewGrant } from '@site/platform/protocol';
import { PREVIEW_PARAMETER } from '@site/platform/protocol/page';
import styled from 'styled-components';

const Bar = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2)};
  align-items: center;
  justify-content: center;
  padding: ${space(1)} ${space(2)};
  font: 500 0.9375rem/1.45 ${font.text};
  ${surface.plate}
  text-align: center;
  overflow-wrap: anywhere;
  border-bottom: 2px solid ${color.ink};
  a {
    padding: ${space(0.5)} 0;
    color: inherit;
  }
  @media print {
    display: none;
  }
`;

const day = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', day: 'numeric', month: 'long' });

/** Such as `woensdag 25 november om 16.05 uur`, where the reader is. */
function moment(time: number): string {
  const date = new Date(time);
  return `${day.format(date)} om ${date.getHours()}.${String(date.getMinutes()).padStart(2, '0')} uur`;
}

/** Says above the page that it is a preview, of what and until when, and ends it. */
export function PreviewBar({
  preview: { releases, until },
  onEnd,
}: {
  preview: PreviewGrant;
  onEnd: () => void;
}) {
  const live = new URL(location.href);
  live.searchParams.set(PREVIEW_PARAMETER, '');
  const shown = Object.entries(releases).map(([remote, version]) => `${remote} ${version}`);
  return (
    <Bar aria-label="Voorbeeld">
      <span>
        U bekijkt een voorbeeld ({shown.join(', ')}). Dit kan tot {moment(until)}.
      </span>
      <a href={live.href} onClick={onEnd}>
        Naar de website zoals die nu is
      </a>
    </Bar>
  );
}
