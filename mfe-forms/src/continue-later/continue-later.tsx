import { Button, Stack } from '@site/kit';
import { type ComponentType, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { SaveFormProps } from './save-form';

/** Below each step of an application: a button, and then the form with which the visitor gets a link to continue later. */
export function ContinueLater(props: SaveFormProps) {
  const [Form, setForm] = useState<ComponentType<SaveFormProps> | null>(null);
  const [shown, setShown] = useState(false);
  const id = useId();
  const toggle = () => {
    setShown(!shown);
    import('./save-form').then(
      ({ SaveForm }) => setForm(() => SaveForm),
      () => setShown(false),
    );
  };
  return (
    <Stack gap={3}>
      <Start>
        <Button variant="quiet" aria-expanded={shown} aria-controls={id} onClick={toggle}>
          Later verder
        </Button>
      </Start>
      <div id={id} hidden={!shown}>
        {Form && <Form {...props} />}
      </div>
    </Stack>
  );
}

/** The text of the button begins where the other texts do. */
const Start = styled.div`
  button {
    padding-inline: 0;
  }
`;
