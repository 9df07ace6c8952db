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
import org.openjdk.jmh.bytecode.code.CodeBase;
import org.openjdk.jmh.bytecode.code.CodeClass;
import org.openjdk.jmh.bytecode.code.CodeMember;
import org.openjdk.jmh.bytecode.code.NameParts;
import org.openjdk.jmh.bytecode.code.Reference;

/**
 * Finds what code can reach by rapid type analysis (Bacon and Sweeney, OOPSLA 1996): a call runs the methods of classes
 * of which objects may exist. Anything undecidable counts as reached.
 */
public final class Search {

    private static final String INITIALIZER = "<clinit>()V";
    private static final String CONSTRUCTOR = "<init>()V";

    private final CodeBase code;
    private final TypeGraph types;
    private final ReachVisitor visitor;
    private final Lookups lookups;
    private final Map<CodeMember, CodeMember> origins = new IdentityHashMap<>();
    private final Deque<CodeMember> waiting = new ArrayDeque<>();
    private final Deque<Runnable> later = new ArrayDeque<>();
    private final Map<String, CodeClass> reached = new LinkedHashMap<>();
    private final Set<String> seen = new HashSet<>();
    private final Set<String> objects = new LinkedHashSet<>();
    private final Map<String, Set<String>> objectsOf = new HashMap<>();
    private final Map<String, Set<String>> calls = new HashMap<>();
    private final Set<String> readFields = new HashSet<>();
    private CodeMember current;
    private boolean open;

    Search(Reachable reachable, ReachVisitor visitor) {
        this.code = reachable.code;
        this.types = reachable.types;
        this.visitor = visitor;
        this.lookups = new Lookups(this, reachable);
    }

    /** Starts from all methods of a class, by internal name, and from an object of it. */
    public void fromClass(String name) {
        make(name);
        CodeClass type = types.find(name);
        if (type != null) {
            type.methods().forEach(this::reach);
        }
    }

    public void fromMethod(CodeMember method) {
        reach(method);
    }

    /** Starts from an object of a class, by internal name. */
    public void fromObject(String name) {
        make(name);
    }

    /** Follows all references, until the visitor has enough. */
    public void run() {
        while (!visitor.isEnough() && !(waiting.isEmpty() && later.isEmpty())) {
            if (waiting.isEmpty()) {
                later.poll().run();
            } else {
                current = waiting.poll();
                current.references().forEach(this::follow);
            }
        }
        current = null;
    }

    /** Queues a step, since long chains of classes would overflow the stack. */
    private void later(Runnable step) {
        CodeMember origin = current;
        later.add(() -> {
            current = origin;
            step.run();
        });
    }

    /** Reaches a class later, on behalf of the current method. */
    void reachLater(String name) {
        if (!seen.contains(name)) {
            later(() -> reach(name));
        }
    }

    /** Returns one of the shortest paths of methods to a reached member, which is the last element. */
    public List<CodeMember> path(CodeMember member) {
        LinkedList<CodeMember> path = new LinkedList<>();
        for (CodeMember next = member; next != null; next = origins.get(next)) {
            path.addFirst(next);
        }
        return path;
    }

    /** Returns the method being followed; null outside of {@link #run}. */
    public CodeMember current() {
        return current;
    }

    private boolean visit(CodeMember member) {
        if (origins.containsKey(member)) {
            return false;
        }
        origins.put(member, current);
        member.annotations().values().forEach(texts -> texts.forEach(
                text -> NameParts.in(text).forEach(lookups::namePart)));
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

    /** Reaches a class, which may be initialized. */
    void reach(String name) {
        if (!seen.add(name)) {
            return;
        }
        CodeClass type = types.find(name);
        if (type == null) {
            if (code.find(name) == null) {
                visitor.missing(name);
                lookups.missing(name);
            }
            return;
        }
        reached.put(name, type);
        visit(type.shape());
        lookups.reached(name);
        type.supertypes().forEach(this::reach);
        type.methods().stream().filter(method -> method.key().equals(INITIALIZER)
                || type.isEnum() && method.isStatic() && method.name().equals("values")).forEach(this::reach);
        type.fields().stream().filter(field -> readFields.contains(null) || readFields.contains(field.key()))
                .forEach(this::visit);
        if (open) {
            later(() -> open(type));
        }
    }

    /** Records that an object may exist of a class, or of a lambda that implements an interface. */
    private void make(String name) {
        reach(name);
        if (types.find(name) == null || !objects.add(name)) {
            return;
        }
        for (String supertype : types.lineage(name).inside.keySet()) {
            objectsOf.computeIfAbsent(supertype, key -> new LinkedHashSet<>()).add(name);
            new ArrayList<>(calls.getOrDefault(supertype, Collections.emptySet())).forEach(key -> run(name, key));
        }
        Set<String> called = types.calledFromOutside(name).orElse(null);
        if (called != null) {
            called.forEach(key -> run(name, key));
        } else {
            types.lineage(name).inside.values().forEach(type -> type.methods().stream()
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
            case NAME_PART:
                lookups.namePart(reference.owner());
                break;
            case CLASS_FILE:
                lookups.classFile(current);
                break;
            case SERVICE_FILE:
                lookups.services(null);
                break;
            default:
                call(reference);
        }
    }

    private void call(Reference reference) {
        String owner = reference.owner();
        String key = reference.key();
        reach(owner);
        CodeMember method = types.resolve(owner, key);
        if (method == null) {
            types.lineage(owner).outside.forEach(outside -> lookups.call(outside, reference, current));
        }
        if (reference.kind() == Reference.Kind.DIRECT || method != null && (method.isPrivate() || method.isStatic())) {
            if (method != null) {
                reach(method);
            }
        } else if (calls.computeIfAbsent(owner, type -> new LinkedHashSet<>()).add(key)) {
            new ArrayList<>(objectsOf.getOrDefault(owner, Collections.emptySet())).forEach(object -> run(object, key));
        }
    }

    /** Records that an object may exist of a class with a constructor without arguments. */
    void provide(String provider) {
        make(provider);
        CodeClass type = types.find(provider);
        if (type != null && type.method(CONSTRUCTOR) != null) {
            reach(type.method(CONSTRUCTOR));
        }
    }

    /** Records that fields of reached classes may be used by name; any field if it is null. */
    void readField(String name) {
        if (readFields.add(name)) {
            new ArrayList<>(reached.values()).forEach(type -> type.fields().stream()
                    .filter(field -> name == null || name.equals(field.key())).forEach(this::visit));
        }
    }

    void visit(String file) {
        visitor.resource(file);
    }

    void everything(String reason) {
        visitor.everything(reason);
    }

    /** Records that any member of reached classes may be used by name. */
    void openAll() {
        if (!open) {
            open = true;
            reached.values().forEach(type -> later(() -> open(type)));
        }
    }

    /** Reaches all members of a class and all classes that it mentions. */
    private void open(CodeClass type) {
        if (type.isInterface() || !type.isAbstract()) {
            make(type.name());
        }
        type.methods().forEach(this::reach);
        type.fields().forEach(this::visit);
        type.mentioned().forEach(this::reach);
    }
}
