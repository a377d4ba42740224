import { color, Link, media, on, type SitePath, space } from '@site/kit';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: ${space(3)};
  margin: ${space(4)} 0 0;
  padding: 0;
  list-style: none;
  ${media.narrow} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${media.mobile} {
    grid-template-columns: 1fr;
    gap: 0;
  }
`;

const Item = styled.li`
  padding-top: ${space(2)};
  border-top: 3px solid ${color.ink};
  ${media.mobile} {
    padding-block: ${space(2)};
    border-top-width: 1px;
  }
  h3 {
    font-size: 1.25rem;
  }
  a {
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  p {
    margin: ${space(0.5)} 0 0;
    color: ${on.soft};
  }
`;

const AUDIENCES: readonly { name: string; to?: SitePath; text: string }[] = [
  { name: 'Eenmanszaak of zzp', text: 'Van hovenier tot koerier.' },
  { name: 'Vof of maatschap', text: 'Samen ondernemen, samen tekenen.' },
  { name: 'Bv', text: 'Het contract staat op naam van de bv.' },
  {
    name: 'Starter',
    to: '/leasen-zonder-jaarcijfers',
    text: 'Vanaf 1 maand ingeschreven, ook zonder jaarcijfers.',
  },
  {
    name: 'Met BKR-registratie',
    to: '/leasen-met-bkr',
    text: 'Vanaf 1 jaar ingeschreven bij de KvK.',
  },
];

/** Who can lease: the legal forms, starters and businesses with a BKR record. */
export function AudienceList() {
  return (
    <List>
      {AUDIENCES.map(({ name, to, text }) => (
        <Item key={name}>
          <h3>{to ? <Link to={to}>{name}</Link> : name}</h3>
          <p>{text}</p>
        </Item>
      ))}
    </List>
  );
}
