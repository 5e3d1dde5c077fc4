/** An account on the server. The identity provider has verified its address. */
export interface Person {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
}
