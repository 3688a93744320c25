// Files of the route in the address are on their way before the entry script has been read.
(function (routeFiles) {
  const route = routeFiles.find(([path]) => new RegExp(path).test(location.pathname));
  for (const file of route ? route[1] : []) {
    const element = document.createElement("link");
    element.rel = file.endsWith(".css") ? "stylesheet" : "modulepreload";
    element.href = file;
    document.head.append(element);
  }
})(/* FILES */ []);
