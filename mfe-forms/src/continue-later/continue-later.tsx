import { Button, Stack } from '@site/kit';
import { type ComponentType, useId, useState } from 'react';
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
      <div>
        <Button variant="quiet" aria-expanded={shown} aria-controls={id} onClick={toggle}>
          Later verder
        </Button>
      </div>
      <div id={id} hidden={!shown}>
        {Form && <Form {...props} />}
      </div>
    </Stack>
  );
}
