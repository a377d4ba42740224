import { LinkTabs } from '@site/kit/article';
import { Accessibility, Cookie, LockKeyhole, Scale } from 'lucide-react';
import { examples } from '../examples/examples';

export default examples('LinkTabs', {
  group: 'Buttons and links',
  purpose: 'The parts of one page, each with an address. For parts without addresses, use Tabs.',
  requirements: [
    'Each tab is a link: it works without JavaScript, can be shared, and the back button returns to the previous part.',
    'The current part is announced by a screen reader, and visible without colour.',
    'Two fit in a row on a phone, all of them on a wide screen.',
  ],
  examples: [
    { name: 'Four parts', wide: true, render: FourParts },
    { name: 'Without icons, on a dark surface', surface: 'dark', render: WithoutSigns },
    { name: 'Long words', note: 'Look at it at 320 px.', render: LongWords },
  ],
});

function FourParts() {
  return (
    <LinkTabs
      label="Juridische onderwerpen"
      current="/juridisch?section=privacy"
      tabs={[
        { to: '/juridisch?section=disclaimer', title: 'Disclaimer', icon: Scale },
        { to: '/juridisch?section=privacy', title: 'Privacy', icon: LockKeyhole },
        { to: '/juridisch?section=toegankelijkheid', title: 'Toegankelijkheid', icon: Accessibility },
        { to: '/juridisch?section=cookies', title: 'Cookies', icon: Cookie },
      ]}
    />
  );
}

function WithoutSigns() {
  return (
    <LinkTabs
      label="Voor wie"
      current="/aanbod?voor=starters"
      tabs={[
        { to: '/aanbod?voor=starters', title: 'Starters' },
        { to: '/aanbod?voor=gevestigd', title: 'Gevestigde bedrijven' },
      ]}
    />
  );
}

function LongWords() {
  return (
    <LinkTabs
      label="Onderwerpen"
      current="/faq?over=verzekering"
      tabs={[
        { to: '/faq?over=verzekering', title: 'Arbeidsongeschiktheidsverzekering', icon: Scale },
        { to: '/faq?over=kosten', title: 'Kosten' },
      ]}
    />
  );
}
