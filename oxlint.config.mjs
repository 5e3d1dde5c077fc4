import regexp from "eslint-plugin-regexp";
import { defineConfig } from "oxlint";

// One pass finds type errors, reported by TypeScript's own checker, and what the rules below refuse.

/** Rules that need the types. */
const typedRules = {
  "typescript/await-thenable": "error",
  "typescript/no-array-delete": "error",
  "typescript/no-base-to-string": "error",
  "typescript/no-floating-promises": "error",
  "typescript/no-for-in-array": "error",
  "typescript/no-implied-eval": "error",
  "typescript/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
  "typescript/no-misused-spread": "error",
  "typescript/no-unnecessary-type-assertion": "error",
  "typescript/no-unsafe-argument": "error",
  "typescript/no-unsafe-assignment": "error",
  "typescript/no-unsafe-call": "error",
  "typescript/no-unsafe-member-access": "error",
  "typescript/no-unsafe-return": "error",
  "typescript/only-throw-error": "error",
  "typescript/prefer-promise-reject-errors": "error",
  "typescript/require-array-sort-compare": ["error", { ignoreStringArrays: true }],
  "typescript/restrict-plus-operands": "error",
  "typescript/return-await": ["error", "error-handling-correctness-only"],
  "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
};

const typescriptRules = {
  "typescript/ban-ts-comment": "error",
  "typescript/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
  "typescript/no-duplicate-enum-values": "error",
  "typescript/no-empty-object-type": "error",
  "typescript/no-explicit-any": "error",
  "typescript/no-extra-non-null-assertion": "error",
  "typescript/no-misused-new": "error",
  "typescript/no-namespace": "error",
  "typescript/no-non-null-asserted-optional-chain": "error",
  "typescript/no-require-imports": "error",
  "typescript/no-this-alias": "error",
  "typescript/no-unnecessary-type-constraint": "error",
  "typescript/no-unsafe-declaration-merging": "error",
  "typescript/no-unsafe-function-type": "error",
  "typescript/no-wrapper-object-types": "error",
  "typescript/prefer-as-const": "error",
  "typescript/triple-slash-reference": "error",
  "no-unused-expressions": "error",
  "no-unused-vars": ["error", { argsIgnorePattern: "^_", caughtErrors: "all", ignoreRestSiblings: true }],
};

const plainRules = {
  "array-callback-return": "error",
  eqeqeq: ["error", "always", { null: "ignore" }],
  "no-array-constructor": "error",
  "no-constant-binary-expression": "error",
  "no-eval": "error",
  "no-self-compare": "error",
  "no-template-curly-in-string": "error",
  "no-unmodified-loop-condition": "error",
  "no-unreachable-loop": "error",
  "no-var": "error",
  "prefer-const": "error",
  "prefer-rest-params": "error",
  "prefer-spread": "error",
};

/** A picture of the site is never passed through Next's optimiser: covers are drawn in their sizes when they are uploaded. */
const nextRules = Object.fromEntries(
  [
    ...["google-font-display", "google-font-preconnect", "inline-script-id", "next-script-for-ga"],
    ...["no-assign-module-variable", "no-async-client-component", "no-before-interactive-script-outside-document"],
    ...["no-css-tags", "no-document-import-in-page", "no-duplicate-head", "no-head-element"],
    ...["no-head-import-in-document", "no-html-link-for-pages", "no-page-custom-font"],
    ...["no-script-component-in-head", "no-styled-jsx-in-document", "no-sync-scripts"],
    ...["no-title-in-document-head", "no-typos", "no-unwanted-polyfillio"],
  ].map((name) => [`nextjs/${name}`, "error"]),
);

/** Hooks, and what the React compiler reports. */
const reactRules = Object.fromEntries(
  [
    ...["display-name", "jsx-key", "jsx-no-comment-textnodes", "jsx-no-duplicate-props", "jsx-no-undef"],
    ...["no-children-prop", "no-danger-with-children", "no-direct-mutation-state", "no-find-dom-node"],
    ...["no-is-mounted", "no-render-return-value", "no-string-refs", "no-unescaped-entities"],
    ...["require-render-return", "rules-of-hooks", "exhaustive-deps", "static-components", "use-memo"],
    ...["preserve-manual-memoization", "incompatible-library", "immutability", "globals", "refs"],
    ...["set-state-in-effect", "error-boundaries", "purity", "set-state-in-render", "unsupported-syntax"],
  ].map((name) => [`react/${name}`, "error"]),
);

const accessibilityRules = {
  "jsx-a11y/alt-text": ["error", { elements: ["img"], img: ["Image"] }],
  "jsx-a11y/aria-props": "error",
  "jsx-a11y/aria-proptypes": "error",
  "jsx-a11y/aria-unsupported-elements": "error",
  "jsx-a11y/role-has-required-aria-props": "error",
  "jsx-a11y/role-supports-aria-props": "error",
};

/** Not here: the two that call every array access and every file name an attack. Paths come from configuration only. */
const securityRules = Object.fromEntries(
  [
    ...["detect-bidi-characters", "detect-buffer-noassert", "detect-child-process", "detect-disable-mustache-escape"],
    ...["detect-eval-with-expression", "detect-invisible-characters", "detect-new-buffer"],
    ...["detect-no-csrf-before-method-override", "detect-non-literal-regexp", "detect-non-literal-require"],
    ...["detect-possible-timing-attacks", "detect-pseudoRandomBytes", "detect-unsafe-regex"],
  ].map((name) => [`security/${name}`, "error"]),
);

const expressionRules = Object.fromEntries(
  Object.entries(regexp.configs["flat/recommended"].rules).map(([name, level]) => [
    name,
    level === "off" ? "off" : "error",
  ]),
);

/** Logged with the logger (lib/platform/telemetry), printed by commands with lib/platform/terminal. */
const productCode = [
  "app/**/*.{ts,tsx}",
  "components/**/*.{ts,tsx}",
  "lib/**/*.{ts,tsx}",
  "supabase/**/*.ts",
  "middleware.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "next.config.mjs",
];
const lines = ["error", { max: 250, skipBlankLines: true, skipComments: true }];

/**
 * The environment has one reader. Read where they are used are only these: Next writes them into the build, and finds
 * them by this very spelling.
 */
const WRITTEN_BY_NEXT = [
  // What is for development alone is left out of a production build.
  "NODE_ENV",
  // Node's own modules are left out of what is bundled for the edge.
  "NEXT_RUNTIME",
  // Which identity was built in, and what its script in the browser is told.
  "NEXT_PUBLIC_[A-Z_]+",
];
const settingRules = [
  {
    selector: `MemberExpression[object.name='process'][property.name='env']:not(MemberExpression[property.name=/^(?:${WRITTEN_BY_NEXT.join("|")})$/] > MemberExpression)`,
    message: "Read settings with lib/platform/environment/env.server.ts.",
  },
  {
    selector:
      "Program:has(> ExpressionStatement[directive='use client']) > ImportDeclaration[source.value=/environment\\u002fenv\\.server$/]",
    message: "Settings stay on the server: hand the component what it needs.",
  },
];

export default defineConfig({
  plugins: ["typescript", "react", "nextjs", "jsx-a11y", "import"],
  jsPlugins: [
    "eslint-plugin-regexp",
    "eslint-plugin-security",
    { name: "eslint-js", specifier: "oxlint-plugin-eslint" },
  ],
  categories: { correctness: "off" },
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: "error" },
  ignorePatterns: [
    ...[".next*/**", ".velite/**", ".data*/**", ".mutation/**"],
    ...["coverage/**", "test-results/**", "playwright-report/**", "next-env.d.ts"],
  ],
  rules: { ...plainRules, ...securityRules, ...expressionRules, "import/no-anonymous-default-export": "error" },
  overrides: [
    { files: ["*.mjs"], rules: { "import/no-anonymous-default-export": "off" } },
    { files: ["**/*.{ts,tsx}"], rules: { ...typescriptRules, ...typedRules } },
    { files: ["**/*.tsx", "components/**/*.ts"], rules: { ...reactRules, ...nextRules, ...accessibilityRules } },
    {
      files: productCode,
      rules: {
        "max-lines": lines,
        "no-console": "error",
      },
    },
    {
      files: productCode,
      excludeFiles: ["lib/platform/environment/env.server.ts", "**/*.test.ts"],
      rules: { "eslint-js/no-restricted-syntax": ["error", ...settingRules] },
    },
    {
      files: productCode,
      excludeFiles: [
        // The record of plans: which there are, in order; what they are called and which can be tried; what each opens.
        "lib/access/{claims,plan,rights,historical-years}.ts",
        // People and letters that are invented, one of each plan.
        "lib/accounts/identity/sample-accounts.ts",
        "lib/accounts/emails/email-samples.ts",
        "lib/platform/environment/env.server.ts",
        "supabase/**",
        "**/*.test.ts",
      ],
      rules: {
        "eslint-js/no-restricted-syntax": [
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
      // The first leads to a file, the second to a page that must be loaded anew: no links of Next's router.
      files: ["components/sharing/api/api-settings.tsx", "lib/accounts/identity/clerk/sign-out.tsx"],
      rules: { "nextjs/no-html-link-for-pages": "off" },
    },
    {
      // A browser's own checkbox says by itself whether it is checked.
      files: ["components/ui/switch.tsx"],
      rules: { "jsx-a11y/role-has-required-aria-props": "off" },
    },
    {
      // The browser has no logger. The library of the data API prints refused statements whole, and offers no other way.
      files: ["lib/platform/browser/browser-log.ts", "supabase/local/short-errors.ts", "**/*.test.ts"],
      rules: { "no-console": "off" },
    },
    {
      files: ["**/*.test.ts", "tests/**/*.ts"],
      rules: { "typescript/no-unsafe-assignment": "off", "typescript/no-unsafe-member-access": "off" },
    },
    {
      files: ["tests/**/*.ts"],
      rules: {
        "max-lines": lines,
        // The names matched are of this repository's own files and brands.
        "security/detect-non-literal-regexp": "off",
        "eslint-js/no-restricted-syntax": [
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
    {
      files: ["tests/integration/**/*.ts"],
      rules: {
        "eslint-js/no-restricted-syntax": [
          "error",
          {
            selector: "MemberExpression[property.name=/^(only|skip|fixme)$/][object.name=/^(test|it|describe)$/]",
            message: "Run every test.",
          },
          {
            selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock)$/]",
            message: "Files of a worker share their modules here: replace what is passed in, not the module.",
          },
        ],
      },
    },
    { files: ["**/*.cjs"], rules: { "typescript/no-require-imports": "off" } },
  ],
});
