import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Where Katha's server is: `npm start` says it. */
const katha = process.env["KATHA"] ?? "http://localhost:4600";
const proxy = { "/api": katha, "/media": katha };

export default defineConfig({
  plugins: [react()],
  server: { proxy },
  preview: { proxy },
});
