const component = /^[A-Z][A-Za-z0-9]*(?:(?:\.stories|(?:\.long)?\.test)?\.tsx|\.guide\.ts)$/;
const hook = /^use[A-Z][A-Za-z0-9]*(?:\.test)?\.tsx?$/;
const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)*\.m?[jt]sx?$/;

const conventions = [component, hook, kebab];

export function badNames(files: readonly string[]): string[] {
  return files.filter((file) => {
    const name = file.slice(file.lastIndexOf("/") + 1);
    return /\.m?[tj]sx?$/.test(name) && !conventions.some((each) => each.test(name));
  });
}
