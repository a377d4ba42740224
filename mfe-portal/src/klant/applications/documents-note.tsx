import { type ComponentType, useEffect, useState } from 'react';
import type { NeededDocumentsProps } from '../documents/needed-documents';

/** That an application waits for documents of the customer. Loaded after the card; if that fails, the card is without. */
export function DocumentsNote(props: NeededDocumentsProps) {
  const [Note, setNote] = useState<ComponentType<NeededDocumentsProps>>();
  useEffect(() => {
    import('../documents/needed-documents').then(
      ({ NeededDocuments }) => setNote(() => NeededDocuments),
      () => {},
    );
  }, []);
  return Note && <Note {...props} />;
}
