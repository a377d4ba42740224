import { CALLS } from '@site/contract';
import { ButtonLink, forgetVisitor, media, useAuthUser } from '@site/kit';
import { LogIn, LogOut } from 'lucide-react';
import styled from 'styled-components';

/** Below this width there is no room for the word beside the site's name. */
const narrow = ({ $long }: { $long: boolean }) => `@media (max-width: ${$long ? 429.98 : 389.98}px)`;

/** Words when there is room for them, a sign when there is not. */
const Text = styled.span<{ $long: boolean }>`
  ${narrow} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Sign = styled.span<{ $long: boolean }>`
  display: none;
  ${narrow} {
    display: block;
  }
`;

/* A ButtonLink is one element or another, and the styles of one that the server did not render come after these: hence && */
const Compact = styled(ButtonLink)<{ $long: boolean }>`
  && {
    ${media.mobile} {
      padding-inline: 13px;
    }
    ${narrow} {
      width: 44px;
      padding-inline: 0;
    }
  }
`;

/** The way in or out. Logging out leaves the page; what this tab kept about the visitor is removed first. */
export function SessionButton() {
  const { user } = useAuthUser();
  if (user) {
    return (
      <Compact $long href={CALLS.logout.path} variant="dark" size="s" onClick={forgetVisitor}>
        <Sign $long aria-hidden>
          <LogOut size={20} strokeWidth={2.4} />
        </Sign>
        <Text $long>Uitloggen</Text>
      </Compact>
    );
  }
  return (
    <Compact $long={false} to="/login" variant="dark" size="s">
      <Sign $long={false} aria-hidden>
        <LogIn size={20} strokeWidth={2.4} />
      </Sign>
      <Text $long={false}>Inloggen</Text>
    </Compact>
  );
}
