import { Button, ButtonRow, useToast } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('Toast', {
  group: 'Messages',
  purpose:
    'Confirms in the corner that something worked. It may repeat an error, but is never the only place that shows one.',
  requirements: [
    'It is announced, and disappears after five seconds, but not while the pointer or the focus is on it.',
    'F8 goes to it, Escape closes it, and so does a swipe.',
    'One at a time: a newer one replaces the older.',
    'It covers neither the focused control nor the primary action: it is below the header in a narrow window, otherwise in the bottom corner.',
  ],
  examples: [
    {
      name: 'Success and error',
      note: 'Press a button and look below the header, or in the corner.',
      framed: true,
      render: News,
    },
    { name: 'Long words', framed: true, render: LongWords },
  ],
});

function News() {
  const toast = useToast();
  return (
    <ButtonRow>
      <Button
        variant="ghost"
        onClick={() => toast({ title: 'Opgeslagen', text: 'Uw telefoonnummer is gewijzigd.' })}
      >
        Goed nieuws
      </Button>
      <Button
        variant="ghost"
        onClick={() =>
          toast({
            title: 'Niet opgeslagen',
            text: 'Er is geen verbinding. Probeer het opnieuw.',
            tone: 'error',
          })
        }
      >
        Slecht nieuws
      </Button>
    </ButtonRow>
  );
}

function LongWords() {
  const toast = useToast();
  return (
    <Button
      variant="ghost"
      onClick={() =>
        toast({
          title: 'Bedrijfsmiddelenfinancieringsovereenkomst ondertekend',
          text: 'De geldverstrekker betaalt de verkoper binnen twee werkdagen. Daarna kunt u de auto ophalen.',
        })
      }
    >
      Een lange melding
    </Button>
  );
}
