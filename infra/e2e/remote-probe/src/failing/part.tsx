/** What the page loads later. */
export default function Part() {
  return <p>Het deel is er.</p>;
}
