package org.openjdk.jmh.bytecode.reach;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.bytecode.code.CodeBase;
import org.openjdk.jmh.bytecode.code.CodeMember;
import org.openjdk.jmh.bytecode.code.Reference;
import org.openjdk.jmh.bytecode.files.BuildFiles;
import org.openjdk.jmh.bytecode.files.ClassPath;

/** What code finds while it runs, and not by instructions that name it: by reflection, as services, as files. */
final class Lookups {

    private static final String BUNDLE = ".properties";

    private final Search search;
    private final CodeBase code;
    private final Services services;
    private final ResourceTexts texts;
    private final ComputedNames names;
    private final Set<String> resources = new HashSet<>();
    private final Set<String> asked = new HashSet<>();
    private boolean namesClassFiles;
    private boolean readsAnyFile;

    Lookups(Search search, CodeBase code, Services services, ClassNames classes, ResourceTexts texts) {
        this.search = search;
        this.code = code;
        this.services = services;
        this.texts = texts;
        this.names = new ComputedNames(classes, search::reachLater);
    }

    /** A class is reached. */
    void reached(String name) {
        names.reached(name);
    }

    /** A class is used that is not there: one of Java's, usually. */
    void missing(String name) {
        services.usedBy(name).forEach(service -> provide(service, services.providers().get(service)));
    }

    /** Part of a name is at hand. */
    void namePart(String part) {
        names.part(part);
    }

    /** What names of class files end with is at hand. */
    void classFile(CodeMember user) {
        namesClassFiles = true;
        readClassFiles(user);
    }

    /**
     * A method calls one of Java's own.
     *
     * @param outside internal name of the class that has it, as far as is known
     */
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
                    code.files().names().stream().filter(file -> file.endsWith(BUNDLE)).forEach(this::resource);
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

    /** Those who provide a service; all, if it is null. */
    void services(String wanted) {
        if (asked.add(ClassPath.SERVICES + wanted)) {
            services.providers().forEach((service, providers) -> {
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

    /** Relative names mean the folder of a class that is not known here; a folder's name, what is in it. */
    private void resources(String argument, CodeMember caller) {
        String name = argument == null ? "" : argument.replaceAll("^/+|/+$", "");
        readsAnyFile |= name.isEmpty();
        readClassFiles(caller);
        if (asked.add("/" + name)) {
            String suffix = "/" + name;
            String folder = name + "/";
            code.files().names().stream().filter(file -> name.isEmpty() ? isData(file)
                    : file.equals(name) || file.endsWith(suffix) || file.startsWith(folder)
                            || file.contains(suffix + "/"))
                    .forEach(this::resource);
        }
    }

    private static boolean isData(String file) {
        return !file.endsWith(ClassPath.CLASS) && !file.startsWith(ClassPath.SERVICES);
    }

    /** Who reads files by names that it makes, and has the end of names of class files, may read these. */
    private void readClassFiles(CodeMember user) {
        if (namesClassFiles && readsAnyFile) {
            useNames(user);
        }
    }

    private void resource(String file) {
        if (!BuildFiles.has(file) && resources.add(file)) {
            search.visit(file);
            texts.of(file).forEach(names::part);
        }
    }
}
