/** Two members of a brand: the one who acts and the one it is about, where one of them does. */
export interface MemberPair {
  brand: string;
  memberId: string;
  otherId: string;
}
