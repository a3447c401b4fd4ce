/** Is this the company that sold it, and not one that took the site over since? */
export const wasSeller = ({ added }: { added: string }, boughtAt: string): boolean => boughtAt >= added;
