// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { LikeButton } from '../actions/like-button.tsx';
import { LinkProvider } from '../navigation/link.tsx';
import { MemberCard } from './member-card.tsx';

const nora = (
  <MemberCard
    href="/members/nora"
    name="Nora"
    age={41}
    place="Utrecht"
    band={{ label: 'online now', online: true }}
    portrait={{ src: '/nora.webp', alt: '' }}
    verifiedLabel="Photo verified"
    act={<LikeButton label="Like Nora" liked={false} />}
  />
);

describe('MemberCard', () => {
  it('is one link with an act that is not inside it', () => {
    render(nora);
    const link = screen.getByRole('link', { name: 'Nora, 41' });
    expect(link.getAttribute('href')).toBe('/members/nora');
    expect(link.contains(screen.getByRole('button', { name: 'Like Nora' }))).toBe(false);
    expect(screen.getByText('Utrecht · online now').textContent).toBe('Utrecht ·\u00A0online now');
    expect(screen.getByText('Photo verified')).toBeTruthy();
  });

  it('keeps the number behind a name that is read from right to left', () => {
    render(<MemberCard href="/members/1" name="محمد علي" age={38} portrait={{ alt: '' }} />);
    expect(screen.getByRole('link').innerHTML).toBe('<bdi>محمد علي</bdi>, 38');
  });

  it("goes through the router's link", () => {
    const RouterLink = (props: ComponentProps<'a'>) => <a {...props} data-router="" />;
    render(<LinkProvider value={RouterLink}>{nora}</LinkProvider>);
    expect(screen.getByRole('link').hasAttribute('data-router')).toBe(true);
  });

  it('puts a drawn figure where a picture could not be fetched', () => {
    const { container } = render(nora);
    const image = container.querySelector('img');
    expect(image?.getAttribute('width')).toBe('320');
    fireEvent.error(image as HTMLImageElement);
    expect(container.querySelector('img')).toBeNull();
  });
});
