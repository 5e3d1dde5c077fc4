import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import regexp from "eslint-plugin-regexp";
import security from "eslint-plugin-security";

/** What needs no type checker; what does is in .oxlintrc.json. */
const typescriptRules = {
  "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
  "@typescript-eslint/no-explicit-any": "error",
  "@typescript-eslint/no-unused-expressions": "error",
  "@typescript-eslint/no-unused-vars": [
    "error",
    { argsIgnorePattern: "^_", caughtErrors: "all", ignoreRestSiblings: true },
  ],
};

const plainRules = {
  "array-callback-return": "error",
  eqeqeq: ["error", "always", { null: "ignore" }],
  "no-constant-binary-expression": "error",
  "no-eval": "error",
  "no-self-compare": "error",
  "no-template-curly-in-string": "error",
  "no-unmodified-loop-condition": "error",
  "no-unreachable-loop": "error",
  "no-var": "error",
  "prefer-const": "error",
};

const reactRules = nextVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^react(?:-hooks)?\//.test(name));

/** Logged with the logger (lib/platform/telemetry), printed by commands with lib/platform/terminal. */
const productCode = [
  "app/**/*.{ts,tsx}",
  "components/**/*.{ts,tsx}",
  "lib/**/*.{ts,tsx}",
  "supabase/**/*.ts",
  "middleware.ts",
];

/** The environment has one reader on the server. */
const settingRules = [
  {
    // Next writes these into the build, and finds them by this very spelling.
    selector:
      "MemberExpression[object.name='process'][property.name='env']:not(MemberExpression[property.name=/^(?:NODE_ENV|NEXT_PHASE|NEXT_RUNTIME|NEXT_PUBLIC_[A-Z_]+)$/] > MemberExpression)",
    message: "Read settings with lib/platform/environment/env.server.ts.",
  },
  {
    selector:
      "Program:has(> ExpressionStatement[directive='use client']) > ImportDeclaration[source.value=/environment\\u002fenv\\.server$/]",
    message: "Settings stay on the server: hand the component what it needs.",
  },
];

export default [
  {
    ignores: [
      ".next*/**",
      ".velite/**",
      ".data*/**",
      ".mutation/**",
      "coverage/**",
      "test-results/**",
      "playwright-report/**",
      "next-env.d.ts",
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    // React's rules compile every function they meet, which is half of the linter's time.
    files: ["**/*.{ts,mjs,cjs}"],
    ignores: ["components/**"],
    rules: Object.fromEntries(reactRules.map((name) => [name, "off"])),
  },
  regexp.configs["flat/recommended"],
  security.configs.recommended,
  {
    rules: {
      ...plainRules,
      // These two call every array access and every file name an attack; paths here come from configuration only.
      "security/detect-object-injection": "off",
      "security/detect-non-literal-fs-filename": "off",
      "security/detect-child-process": "error",
      "security/detect-eval-with-expression": "error",
      "security/detect-non-literal-regexp": "error",
      "security/detect-possible-timing-attacks": "error",
      "security/detect-unsafe-regex": "error",
    },
  },
  {
    files: ["**/*.cjs"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    files: ["*.mjs"],
    rules: { "import/no-anonymous-default-export": "off" },
  },
  {
    files: ["**/*.{ts,tsx}"],
    rules: typescriptRules,
  },
  {
    files: productCode,
    // Covers are drawn anew in their sizes when they are uploaded: no picture of the site passes Next's own optimiser.
    rules: {
      "@next/next/no-img-element": "off",
      "max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
      "no-console": "error",
    },
  },
  {
    files: productCode,
    ignores: ["lib/platform/environment/env.server.ts", "**/*.test.ts"],
    rules: { "no-restricted-syntax": ["error", ...settingRules] },
  },
  {
    files: productCode,
    // Where plans are what is sold, or people who have one are invented, they are named.
    ignores: [
      "lib/access/**",
      "lib/accounts/{subscriptions,billing}/**",
      "lib/accounts/identity/sample-accounts.ts",
      "lib/accounts/emails/email-samples.ts",
      "lib/platform/environment/env.server.ts",
      "supabase/**",
      "**/*.test.ts",
    ],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...settingRules,
        { selector: "CallExpression[callee.name='hasTier']", message: "Ask for a right: may(viewer, right)." },
        {
          selector: "Literal[value=/^(?:essential|professional|enterprise)$/i]",
          message: "Name the right; the plan follows from RIGHT_TIERS in lib/access/rights.ts.",
        },
      ],
    },
  },
  {
    // The browser has no logger. The library of the data API prints refused statements whole, and offers no other way.
    files: ["lib/platform/browser/browser-log.ts", "supabase/local/short-errors.ts", "**/*.test.ts"],
    rules: { "no-console": "off" },
  },
  {
    files: ["tests/**/*.ts"],
    rules: {
      "max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
      // The names matched are of this repository's own files and brands.
      "security/detect-non-literal-regexp": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector: "MemberExpression[property.name=/^(only|skip|fixme)$/][object.name=/^(test|it|describe)$/]",
          message: "Run every test.",
        },
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message: "Wait for what the page shows, not for time.",
        },
      ],
    },
  },
];
