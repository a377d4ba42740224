import { Button, ButtonRow, VisuallyHidden } from '@site/kit';
import { ProgressBar } from '@site/kit/controls';
import { FileLine, FileProblem } from './file-line';
import type { Upload, UploadQueue } from './upload-queue';

/** A file that is to be sent: how far it is, or why it was not sent. */
export function UploadLine({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const { file, state, share, message } = upload;
  const isBusy = state === 'waiting' || state === 'sending';
  return (
    <FileLine as="li">
      {isBusy ? (
        <ProgressBar label={`${file.name}: ${stageOf(upload)}`} value={share * 100} />
      ) : (
        <>
          <b>{file.name}</b>
          <FileProblem>{message}</FileProblem>
        </>
      )}
      <ButtonRow>
        {state === 'interrupted' && (
          <Button size="s" variant="dark" onClick={() => queue.retry()}>
            <span>Opnieuw versturen</span>
            <VisuallyHidden>{` ${file.name}`}</VisuallyHidden>
          </Button>
        )}
        <Button size="s" variant="ghost" onClick={() => queue.remove(upload)}>
          <span>{isBusy ? 'Annuleren' : 'Weghalen'}</span>
          <VisuallyHidden>{` ${file.name}`}</VisuallyHidden>
        </Button>
      </ButtonRow>
    </FileLine>
  );
}

function stageOf({ state, share }: Upload): string {
  if (state === 'waiting') return 'wacht op de vorige';
  return share < 1 ? 'wordt verstuurd' : 'wordt bekeken';
}
