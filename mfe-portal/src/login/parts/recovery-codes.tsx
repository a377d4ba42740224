import { color, radius, space } from '@site/kit';
import styled from 'styled-components';

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <List aria-label="Herstelcodes">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11em, 1fr));
  gap: ${space(1)} ${space(3)};
  margin-top: ${space(2)};
  padding: ${space(2)} ${space(3)};
  list-style: none;
  font-family: ui-monospace, monospace;
  background: ${color.sand};
  border-radius: ${radius.l};
`;
