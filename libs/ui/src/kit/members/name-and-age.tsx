/** "Nora, 41". A name keeps its direction to itself: one in Arabic would have the number stand before it. */
export const NameAndAge = ({ name, age }: { name: string; age?: number }) => (
  <>
    <bdi>{name}</bdi>
    {age !== undefined && `, ${age}`}
  </>
);
