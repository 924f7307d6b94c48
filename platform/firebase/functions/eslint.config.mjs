import js from "@eslint/js";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["lib/", "node_modules/", "eslint.config.mjs"] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "max-lines": ["error", { max: 300 }],
      "max-lines-per-function": ["error", { max: 60 }],
      // Numbers in texts are what most of our texts are made of.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/explicit-module-boundary-types": "error",
    },
  },
  {
    // node:test's test() gives a promise that the runner itself waits for; a suite is as long as its cases.
    files: ["src/test/**"],
    rules: { "@typescript-eslint/no-floating-promises": "off", "max-lines-per-function": "off" },
  },
);
