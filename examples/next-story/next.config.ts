import type { NextConfig } from "next";

const config: NextConfig = {
  redirects: () => Promise.resolve([{ source: "/", destination: "/en", permanent: false }]),
};

export default config;
