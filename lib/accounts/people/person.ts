/** An account as the server knows it. The address is one that the identity provider has proved. */
export interface Person {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
}
