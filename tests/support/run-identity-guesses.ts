/** One of several processes that guess a password at once. Arguments: address, how many guesses. Prints each answer. */
import { closeIdentity } from "@/lib/accounts/identity/embedded/auth";
import { signInWithPassword } from "@/lib/accounts/identity/embedded/sign-in";
import { TestBrowser } from "@/tests/support/identity-visit";

const [email = "", count = "0"] = process.argv.slice(2);
const guesses = Array.from({ length: Number(count) }, (_, index) =>
  signInWithPassword(new TestBrowser(), { email, password: `wrong-guess-${index}` }),
);
const answers = (await Promise.all(guesses)).map(({ is }) => is);
console.log(JSON.stringify(answers));
await closeIdentity();
