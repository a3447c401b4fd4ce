/**
 * A page's policy with what Vite's client needs: styles that it puts in by itself, and its socket. React Refresh comes as an
 * inline script of the page and carries the nonce already. Only the development server, on the loopback address, sends it.
 */
export function developmentPolicy(policy: string, socket: string): string {
  const styled = policy.replace(/style-src-elem [^;]*/, "style-src-elem 'self' 'unsafe-inline'");
  return `${styled}; connect-src 'self' ${socket}`;
}
