package org.openjdk.jmh.lint.bytecode;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.FieldFacts;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Overloads;

/** A compiled class. */
public final class BytecodeClass extends CodeElement implements ClassFacts {

    private final ClassNode node;
    private final Classes classes;
    private final List<MethodFacts> methods = new ArrayList<>();

    public BytecodeClass(ClassNode node, Classes classes) {
        super(node.visibleAnnotations, node.invisibleAnnotations,
                new CodePlace(SourceNames.qualified(node.name), "", SourceNames.sourceFile(node),
                        SourceLines.first(node)));
        this.node = node;
        this.classes = classes;
        node.methods.forEach(method -> methods.add(new CodeMethod(node, method, classes)));
    }

    /** Returns the internal name of the superclass; null for Object. */
    String superName() {
        return node.superName;
    }

    boolean declares(String method, String descriptor) {
        return node.methods.stream().anyMatch(each -> each.name.equals(method) && each.desc.equals(descriptor));
    }

    int instructions() {
        return node.methods.stream().mapToInt(method -> method.instructions.size()).sum();
    }

    @Override
    public String name() {
        return SourceNames.qualified(node.name);
    }

    @Override
    public String title() {
        boolean isAnonymous = node.name.matches(SourceNames.ANONYMOUS);
        boolean implementsIt = isAnonymous && node.superName.equals("java/lang/Object") && !node.interfaces.isEmpty();
        String name =
                SourceNames.qualified(implementsIt ? node.interfaces.get(0) : isAnonymous ? node.superName : node.name);
        return name.substring(name.lastIndexOf('.') + 1);
    }

    @Override
    public boolean isAbstract() {
        return (node.access & Opcodes.ACC_ABSTRACT) != 0;
    }

    /** The enclosing class must have a shorter name, so that classes with a damaged attribute cannot form a cycle. */
    @Override
    public ClassFacts enclosing() {
        for (InnerClassNode inner : node.innerClasses) {
            if (inner.name.equals(node.name)) {
                boolean isMember = inner.outerName != null && inner.outerName.length() < inner.name.length();
                return isMember ? classes.find(inner.outerName) : null;
            }
        }
        return null;
    }

    @Override
    public ClassFacts superclass() {
        return PlatformClasses.contains(node.name) ? classes.findAny(node.superName) : classes.find(node.superName);
    }

    @Override
    public boolean inheritsUnknown() {
        BytecodeClass superclass = classes.find(node.superName);
        return superclass == null ? node.superName != null && !node.superName.startsWith("java/")
                : superclass.inheritsUnknown();
    }

    @Override
    public List<FieldFacts> fields() {
        List<FieldFacts> fields = new ArrayList<>();
        node.fields.forEach(field -> fields.add(new CodeField(node, field)));
        return fields;
    }

    @Override
    public List<MethodFacts> methods() {
        return methods;
    }

    @Override
    public ClassFacts classInSamePackage(String name) {
        return classes.find(node.name.substring(0, node.name.lastIndexOf('/') + 1) + name);
    }

    @Override
    public List<ClassFacts> nested() {
        List<ClassFacts> nested = new ArrayList<>();
        for (InnerClassNode inner : node.innerClasses) {
            boolean isMember = node.name.equals(inner.outerName) && inner.outerName.length() < inner.name.length();
            BytecodeClass found = isMember ? classes.find(inner.name) : null;
            if (found != null) {
                nested.add(found);
            }
        }
        return nested;
    }

    @Override
    public ClassFacts find(String className) {
        return classes.findQualified(className);
    }

    @Override
    public List<ClassFacts> subtypes() {
        return List.copyOf(classes.subtypes(node.name));
    }

    /**
     * Libraries are rarely among the inputs of the tool, and Java's own classes never are, so they are read from
     * elsewhere.
     */
    @Override
    public Overloads overloads(String className, String method) {
        return Overloads.UNKNOWN;
    }
}
