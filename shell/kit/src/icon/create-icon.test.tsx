import { render, screen } from '@testing-library/react';
import { createLucideIcon } from './create-icon';

const Check = createLucideIcon({ node: [['path', { d: 'M20 6 9 17l-5-5', key: 'a' }]] });
const OldCheck = createLucideIcon('Check', [['path', { d: 'M20 6 9 17l-5-5', key: 'a' }]]);

test('an icon is hidden from assistive technology, unless it has a label', () => {
  const { container } = render(<Check />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  render(<Check role="img" aria-label="naar" />);
  expect(screen.getByRole('img', { name: 'naar' })).toBeVisible();
});

test('an icon of a version of lucide-react that passes its name first is the same', () => {
  const html = render(<OldCheck size={18} strokeWidth={3} />).container.innerHTML;
  expect(html).toBe(render(<Check size={18} strokeWidth={3} />).container.innerHTML);
  expect(html).toContain('width="18"');
  expect(html).toContain('d="M20 6 9 17l-5-5"');
});
