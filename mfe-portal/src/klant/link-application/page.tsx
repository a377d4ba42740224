import { type Customer, LEASECODE_LENGTE } from '@site/contract';
import {
  Button,
  ButtonLink,
  ButtonRow,
  Card,
  color,
  Illustration,
  media,
  Plate,
  radius,
  Stack,
  space,
  timing,
  useToast,
} from '@site/kit';
import { CodeBoxes, Countdown, Form } from '@site/kit/controls';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { messageOf } from '../../parts/use-send';
import { LeaseCode } from '../applications/lease-code';
import { CustomerPage } from '../parts/customer-page';
import { useLinkApplication } from '../parts/use-link-application';

/** `/klant/lease-koppelen`: links an application by the code in its confirmation mail, one character per box. */
export default function LinkCodePage() {
  return (
    <CustomerPage
      title="Aanvraag koppelen"
      lead="Hebt u al een aanvraag gedaan? In de bevestigingsmail staat uw aanvraagcode. Daarmee volgt u uw aanvraag hier."
    >
      {(customer) => <LinkCode customer={customer} />}
    </CustomerPage>
  );
}

/** The error in a code, or undefined. */
function errorOf(code: string): string | undefined {
  if (!code) return 'Voer een geldige 7-cijferige code in';
  if (code.length !== LEASECODE_LENGTE) return 'De aanvraag code moet 7 tekens lang zijn';
  return undefined;
}

function LinkCode({ customer }: { customer: Customer }) {
  const { busy, link, codeInAddress } = useLinkApplication();
  const toast = useToast();
  const [code, setCode] = useState(codeInAddress);
  const [error, setError] = useState<string>();
  const [linked, setLinked] = useState(false);

  async function submit() {
    const typed = code.trim().toUpperCase();
    const problem = errorOf(typed);
    setError(problem);
    if (problem) {
      toast({ title: 'Fout', text: problem, tone: 'error' });
      return;
    }
    const outcome = await link(customer, typed);
    if (!outcome) return;
    if (outcome.ok) setLinked(true);
    else setError(messageOf(outcome));
  }

  if (linked) return <Linked code={code} />;
  return (
    <FormLayout>
      <Card>
        <Form label="Aanvraag koppelen" onSubmit={submit}>
          <Stack gap={4}>
            <CodeBoxes
              legend="Aanvraagcode"
              kind="alphanumeric"
              length={LEASECODE_LENGTE}
              value={code}
              onChange={setCode}
              hint="7 letters en cijfers"
              error={error}
            />
            <ButtonRow>
              <Button type="submit" busy={busy} busyText="Verzenden...">
                Aanvraag koppelen
              </Button>
              <ButtonLink to="/klant" variant="ghost">
                Later doen
              </ButtonLink>
            </ButtonRow>
          </Stack>
        </Form>
      </Card>
    </FormLayout>
  );
}

/** Confirms and continues to the list, unless the visitor chooses to stay. */
function Linked({ code }: { code: string }) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);

  return (
    <FormLayout>
      <Card tone="success">
        <Stack gap={3}>
          <div>
            <Plate label="Aanvraagcode">
              <LeaseCode code={code} />
            </Plate>
          </div>
          <Title ref={heading} tabIndex={-1}>
            Uw aanvraag is gekoppeld
          </Title>
          <Countdown
            seconds={timing.linkRedirect / 1000}
            then="gaat u naar uw aanvragen"
            onDone={() => navigate('/klant/lease-aanvragen')}
          />
        </Stack>
      </Card>
    </FormLayout>
  );
}

/** The form; on a wide screen with a picture of the documents next to it. */
function FormLayout({ children }: { children: ReactNode }) {
  return (
    <Columns>
      {children}
      <Picture aria-hidden>
        <Illustration name="papieren" />
      </Picture>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.wide} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 0.8fr);
    gap: ${space(9)};
  }
`;

const Picture = styled.div`
  display: none;

  ${media.wide} {
    display: grid;
    place-items: center;
    padding: ${space(4)};
    background: ${color.sky};
    border-radius: ${radius.xl};

    > svg {
      width: min(100%, 21.25rem);
      height: auto;
    }
  }
`;

const Title = styled.h2`
  font-size: 1.75rem;
`;
