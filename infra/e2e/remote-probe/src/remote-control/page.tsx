import { Band, PageHero, type Toast, useCloseErrorToast, useToast } from '@site/kit';
import { useEffect } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

/** What a test does to the tree from outside. */
export interface RemoteControl {
  /** Shows a toast, on this page and every later one. */
  toast(toast: Toast): void;
  /** Closes one about an error, if it is still there. */
  closeErrorToast(): void;
  /** Goes to a page without loading it, as a link does. */
  go(to: string, options?: NavigateOptions): Promise<void>;
}

/** Gives the functions of the site's tree to a test, as `window.remoteControl`: they are the same on every page. */
export default function RemoteControlPage() {
  const toast = useToast();
  const closeErrorToast = useCloseErrorToast();
  const navigate = useNavigate();
  useEffect(() => {
    const remoteControl: RemoteControl = {
      toast,
      closeErrorToast,
      go: async (to, options) => navigate(to, options),
    };
    Object.assign(window, { remoteControl });
  }, [toast, closeErrorToast, navigate]);
  return (
    <>
      <PageHero title="Bediening" />
      <Band>
        <p>Vanaf hier gaat een test de pagina’s langs.</p>
      </Band>
    </>
  );
}
