package org.openjdk.jmh.bytecode.reach;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.bytecode.code.CodeMember;
import org.openjdk.jmh.bytecode.code.Reference;
import org.openjdk.jmh.bytecode.files.BuildFiles;
import org.openjdk.jmh.bytecode.files.ClassPath;

/** Finds what code looks up at run time: by reflection, as services, and as files. */
final class Lookups {

    private static final String BUNDLE = ".properties";

    private final Search search;
    private final Reachable reachable;
    private final ComputedNames names;
    private final Set<String> resources = new HashSet<>();
    private final Set<String> asked = new HashSet<>();
    private boolean namesClassFiles;
    private boolean readsAnyFile;

    Lookups(Search search, Reachable reachable) {
        this.search = search;
        this.reachable = reachable;
        this.names = new ComputedNames(reachable.names, search::reachLater);
    }

    /** Adds a reached class. */
    void reached(String name) {
        names.reached(name);
    }

    /** Adds a missing class, usually one of the JDK, with the services that it looks up. */
    void missing(String name) {
        reachable.services.usedBy(name).forEach(service -> provide(service, reachable.services.providers.get(service)));
    }

    /** Adds a part of a name. */
    void namePart(String part) {
        names.part(part);
    }

    /** Adds a method that may compute names of class files. */
    void classFile(CodeMember user) {
        namesClassFiles = true;
        readClassFiles(user);
    }

    /** Adds a call of a method outside of the followed code, with the internal name of its class as far as known. */
    void call(String outside, Reference reference, CodeMember caller) {
        PossibleReach doubt = PossibleReach.of(outside, reference.name());
        if (doubt != null) {
            call(doubt, reference, caller);
        }
    }

    private void call(PossibleReach doubt, Reference reference, CodeMember caller) {
        String argument = reference.constant();
        switch (doubt) {
            case CLASS:
                if (argument != null) {
                    search.reach(argument.replace('.', '/'));
                    break;
                }
                useNames(caller);
                break;
            case CLASSES:
                useNames(caller);
                break;
            case BUNDLE:
                useNames(caller);
                if (asked.add(BUNDLE)) {
                    reachable.code.files().names().stream().filter(file -> file.endsWith(BUNDLE))
                            .forEach(this::resource);
                }
                break;
            case MEMBERS:
                search.openAll();
                break;
            case FIELD:
                search.readField(argument);
                break;
            case RESOURCE:
                resources(argument, caller);
                break;
            case SERVICE:
                services(argument);
                break;
            default:
                search.everything(caller + " calls " + reference.toString().replace('/', '.'));
        }
    }

    private void useNames(CodeMember caller) {
        search.openAll();
        names.use(caller.owner());
    }

    /** Reaches the providers of a service; of all services if it is null. */
    void services(String wanted) {
        if (asked.add(ClassPath.SERVICES + wanted)) {
            reachable.services.providers.forEach((service, providers) -> {
                if (wanted == null || wanted.equals(service.replace('.', '/'))) {
                    provide(service, providers);
                }
            });
        }
    }

    private void provide(String service, List<String> providers) {
        resource(ClassPath.SERVICES + service);
        providers.forEach(search::provide);
    }

    /** Reaches resources. A relative name may be in any folder, and the name of a folder means all its files. */
    private void resources(String argument, CodeMember caller) {
        String name = argument == null ? "" : argument.replaceAll("^/+|/+$", "");
        readsAnyFile |= name.isEmpty();
        readClassFiles(caller);
        if (asked.add("/" + name)) {
            String suffix = "/" + name;
            String folder = name + "/";
            reachable.code.files().names().stream().filter(file -> name.isEmpty() ? isData(file)
                    : file.equals(name) || file.endsWith(suffix) || file.startsWith(folder)
                            || file.contains(suffix + "/"))
                    .forEach(this::resource);
        }
    }

    private static boolean isData(String file) {
        return !file.endsWith(ClassPath.CLASS) && !file.startsWith(ClassPath.SERVICES);
    }

    /** Reaches classes as files, if code computes names of files and has the suffix of class files. */
    private void readClassFiles(CodeMember user) {
        if (namesClassFiles && readsAnyFile) {
            useNames(user);
        }
    }

    private void resource(String file) {
        if (!BuildFiles.has(file) && resources.add(file)) {
            search.visit(file);
            reachable.texts.of(file).forEach(names::part);
        }
    }
}
