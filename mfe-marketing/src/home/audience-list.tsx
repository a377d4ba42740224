import { color, Link, media, on, space } from '@site/kit';
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
  a {
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  p {
    margin: ${space(0.5)} 0 0;
    color: ${on.soft};
  }
`;

const Name = styled.h3`
  font-size: 1.25rem;
`;

/** Who can lease: the legal forms, starters and businesses with a BKR record. */
export function AudienceList() {
  return (
    <List>
      <Item>
        <Name>Eenmanszaak of zzp</Name>
        <p>Van hovenier tot koerier.</p>
      </Item>
      <Item>
        <Name>Vof of maatschap</Name>
        <p>Samen ondernemen, samen tekenen.</p>
      </Item>
      <Item>
        <Name>Bv</Name>
        <p>Het contract staat op naam van de bv.</p>
      </Item>
      <Item>
        <Name>
          <Link to="/leasen-zonder-jaarcijfers">Starter</Link>
        </Name>
        <p>Vanaf 1 maand ingeschreven, ook zonder jaarcijfers.</p>
      </Item>
      <Item>
        <Name>
          <Link to="/leasen-met-bkr">Met BKR-registratie</Link>
        </Name>
        <p>Vanaf 1 jaar ingeschreven bij de KvK.</p>
      </Item>
    </List>
  );
}
