package org.openjdk.jmh.bytecode.reach;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmh.bytecode.code.Code;
import org.openjdk.jmh.bytecode.code.CodeClass;
import org.openjdk.jmh.bytecode.code.CodeMember;
import org.openjdk.jmh.bytecode.code.Reference;
import org.openjdk.jmh.bytecode.files.ClassPath;

/**
 * Finds what code can reach: a call runs what the classes have of which objects may exist by then (rapid type analysis;
 * Bacon and Sweeney, OOPSLA 1996). Whatever cannot be told from the code alone counts as reached.
 */
public final class Search {

    private static final String INITIALIZER = "<clinit>()V";
    private static final String CONSTRUCTOR = "<init>()V";

    private final Code code;
    private final TypeGraph types;
    private final Services services;
    private final ReachVisitor visitor;
    private final Map<CodeMember, CodeMember> origins = new IdentityHashMap<>();
    private final Deque<CodeMember> waiting = new ArrayDeque<>();
    private final Map<String, CodeClass> reached = new LinkedHashMap<>();
    private final Set<String> seen = new HashSet<>();
    private final Set<String> resources = new HashSet<>();
    private final Set<String> objects = new LinkedHashSet<>();
    private final Map<String, Set<String>> objectsOf = new HashMap<>();
    private final Map<String, Set<String>> calls = new HashMap<>();
    private final Set<String> readFields = new HashSet<>();
    private CodeMember current;
    private boolean open;
    private boolean namesClassFiles;
    private boolean readsAnyFile;

    Search(Code code, TypeGraph types, Services services, ReachVisitor visitor) {
        this.code = code;
        this.types = types;
        this.services = services;
        this.visitor = visitor;
    }

    /**
     * Starts from all methods of a class, of which there is an object.
     *
     * @param name internal name
     */
    public void fromClass(String name) {
        make(name);
        CodeClass type = types.find(name);
        if (type != null) {
            type.methods().forEach(this::reach);
        }
    }

    /**
     * Starts from a method.
     *
     * @param method that is followed
     */
    public void fromMethod(CodeMember method) {
        reach(method);
    }

    /**
     * Starts from an object of a class.
     *
     * @param name internal name
     */
    public void fromObject(String name) {
        make(name);
    }

    /** Follows all there is to follow, or until the visitor has enough. */
    public void run() {
        while (!waiting.isEmpty() && !visitor.isEnough()) {
            current = waiting.poll();
            current.references().forEach(this::follow);
        }
        current = null;
    }

    /**
     * Returns how a member was reached.
     *
     * @param member that was
     * @return the methods on one of the shortest ways to it, the member last
     */
    public List<CodeMember> path(CodeMember member) {
        LinkedList<CodeMember> path = new LinkedList<>();
        for (CodeMember next = member; next != null; next = origins.get(next)) {
            path.addFirst(next);
        }
        return path;
    }

    /** The method that is looked into; null before {@link #run}. */
    public CodeMember current() {
        return current;
    }

    private boolean visit(CodeMember member) {
        if (origins.containsKey(member)) {
            return false;
        }
        origins.put(member, current);
        visitor.member(member);
        return true;
    }

    private void reach(CodeMember method) {
        if (visit(method)) {
            waiting.add(method);
            reach(method.owner());
            if (method.isNative()) {
                visitor.everything("native method " + method);
            }
        }
    }

    /** A class may be initialized. */
    private void reach(String name) {
        if (!seen.add(name)) {
            return;
        }
        CodeClass type = types.find(name);
        if (type == null) {
            if (code.find(name) == null) {
                visitor.missing(name);
                services.usedBy(name).forEach(service -> provide(service, services.providers().get(service)));
            }
            return;
        }
        reached.put(name, type);
        visit(type.shape());
        type.supertypes().forEach(this::reach);
        type.methods().stream().filter(method -> method.key().equals(INITIALIZER)
                || type.isEnum() && method.isStatic() && method.name().equals("values")).forEach(this::reach);
        type.fields().stream().filter(field -> readFields.contains(null) || readFields.contains(field.key()))
                .forEach(this::visit);
        if (open) {
            open(type);
        }
    }

    /** There may be an object of a class, or of one that implements the interface and is made by the VM. */
    private void make(String name) {
        reach(name);
        if (types.find(name) == null || !objects.add(name)) {
            return;
        }
        for (String supertype : types.lineage(name).inside().keySet()) {
            objectsOf.computeIfAbsent(supertype, key -> new LinkedHashSet<>()).add(name);
            new ArrayList<>(calls.getOrDefault(supertype, Collections.emptySet())).forEach(key -> run(name, key));
        }
        Set<String> called = types.calledFromOutside(name).orElse(null);
        if (called != null) {
            called.forEach(key -> run(name, key));
        } else {
            types.lineage(name).inside().values().forEach(type -> type.methods().stream()
                    .filter(method -> !method.isStatic() && !method.isPrivate() && !method.isInitializer())
                    .forEach(method -> run(name, method.key())));
        }
    }

    private void run(String object, String key) {
        types.implementations(object, key).forEach(this::reach);
    }

    private void follow(Reference reference) {
        switch (reference.kind()) {
            case NEW:
            case IMPLEMENTS:
                make(reference.owner());
                break;
            case FIELD:
                reach(reference.owner());
                CodeMember field = types.field(reference.owner(), reference.key());
                if (field != null && visit(field)) {
                    reach(field.owner());
                }
                break;
            case CLASS:
                reach(reference.owner());
                break;
            default:
                call(reference);
        }
    }

    private void call(Reference reference) {
        String owner = reference.owner();
        reach(owner);
        CodeMember method = types.resolve(owner, reference.key());
        if (method == null) {
            types.lineage(owner).outside().forEach(outside -> doubt(Doubt.of(outside, reference.name()), reference));
        }
        if (reference.kind() == Reference.Kind.DIRECT || method != null && (method.isPrivate() || method.isStatic())) {
            if (method != null) {
                reach(method);
            }
        } else if (calls.computeIfAbsent(owner, key -> new LinkedHashSet<>()).add(reference.key())) {
            new ArrayList<>(objectsOf.getOrDefault(owner, Collections.emptySet()))
                    .forEach(object -> run(object, reference.key()));
        }
    }

    private void doubt(Doubt doubt, Reference reference) {
        if (doubt == null) {
            return;
        }
        String argument = reference.constant();
        switch (doubt) {
            case CLASS:
                if (argument == null) {
                    everything(reference);
                } else {
                    reach(argument.replace('.', '/'));
                }
                break;
            case MEMBERS:
                openAll();
                break;
            case FIELD:
                if (readFields.add(argument)) {
                    new ArrayList<>(reached.values()).forEach(type -> type.fields().stream()
                            .filter(field -> argument == null || argument.equals(field.key())).forEach(this::visit));
                }
                break;
            case RESOURCE:
                resources(argument);
                break;
            case SERVICE:
                services.providers().forEach((service, providers) -> {
                    if (argument == null || argument.equals(service.replace('.', '/'))) {
                        provide(service, providers);
                    }
                });
                break;
            default:
                everything(reference);
        }
    }

    private void everything(Reference reference) {
        visitor.everything(current + " calls " + reference.toString().replace('/', '.'));
    }

    private void provide(String service, List<String> providers) {
        resource(Services.FOLDER + service);
        for (String provider : providers) {
            make(provider);
            CodeClass type = types.find(provider);
            if (type != null && type.method(CONSTRUCTOR) != null) {
                reach(type.method(CONSTRUCTOR));
            }
        }
    }

    /** Who reads files by names that it makes, and has the end of names of class files, may read these. */
    private void readClassFiles() {
        if (namesClassFiles && readsAnyFile) {
            visitor.everything(current + " may read class files");
        }
    }

    /** Relative names mean the folder of a class that is not known here; a folder's name, what is in it. */
    private void resources(String argument) {
        String name = argument == null ? "" : argument.replaceAll("^/+|/+$", "");
        readsAnyFile |= name.isEmpty();
        readClassFiles();
        code.files().names().stream().filter(file -> name.isEmpty() && !file.endsWith(ClassPath.CLASS)
                || file.equals(name) || file.endsWith("/" + name) || ("/" + file).contains("/" + name + "/"))
                .forEach(this::resource);
    }

    private void resource(String file) {
        if (resources.add(file)) {
            visitor.resource(file);
        }
    }

    private void openAll() {
        if (!open) {
            open = true;
            new ArrayList<>(reached.values()).forEach(this::open);
        }
    }

    /** Any member may be used by its name, and any class that it mentions be found from there. */
    private void open(CodeClass type) {
        if (type.isInterface() || !type.isAbstract()) {
            make(type.name());
        }
        type.methods().forEach(this::reach);
        type.fields().forEach(this::visit);
        type.mentioned().forEach(this::reach);
    }
}
