import { Band, PageHero } from '@site/kit';
import { pieces } from '@site/kit/examples';

export default function Page() {
  return (
    <>
      <PageHero title="tokens" />
      <Band>
        {pieces.map((piece) => (
          <pre key={piece.slug}>
            {piece.name}
            {piece.source}
          </pre>
        ))}
      </Band>
    </>
  );
}
