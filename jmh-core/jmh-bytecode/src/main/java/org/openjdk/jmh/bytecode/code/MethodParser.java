package org.openjdk.jmh.bytecode.code;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.openjdk.jmh.bytecode.files.ClassPath;

/** Parses the code of a method into tokens and references. */
final class MethodParser extends MethodVisitor {

    private static final String METAFACTORY = "java/lang/invoke/LambdaMetafactory";
    private static final String OBJECT = "java/lang/Object";

    private final String type;
    private final CodeDigest tokens;
    private final MentionedClasses mentioned;
    private final AnnotationTokens annotations;
    private final BiConsumer<List<Reference>, Map<String, Set<String>>> end;
    private final List<Reference> references = new ArrayList<>();
    private final Map<Label, Integer> labels = new IdentityHashMap<>();
    private final PassedConstant constant = new PassedConstant();

    MethodParser(String type, CodeDigest tokens, MentionedClasses mentioned,
                 BiConsumer<List<Reference>, Map<String, Set<String>>> end) {
        super(Opcodes.ASM9);
        this.type = type;
        this.tokens = tokens;
        this.mentioned = mentioned;
        this.annotations = new AnnotationTokens(mentioned::descriptor);
        this.end = end;
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        return annotations.visit("", descriptor, visible);
    }

    @Override
    public AnnotationVisitor visitParameterAnnotation(int parameter, String descriptor, boolean visible) {
        return annotations.visit(parameter + " ", descriptor, visible);
    }

    @Override
    public AnnotationVisitor visitAnnotationDefault() {
        return annotations.visit("default", "Ljava/lang/Object;", true);
    }

    @Override
    public void visitInsn(int opcode) {
        tokens.number(opcode);
        constant.instruction(opcode);
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        tokens.number(opcode).number(operand);
        constant.forget();
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
        tokens.number(opcode).number(variable);
        constant.instruction(opcode);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        tokens.number(opcode).type(type);
        constant.forget();
        mention(opcode == Opcodes.NEW ? Reference.Kind.NEW : Reference.Kind.CLASS, Type.getObjectType(type));
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        tokens.number(opcode).member(owner, name, descriptor);
        constant.forget();
        field(owner, name, descriptor);
    }

    private void field(String owner, String name, String descriptor) {
        mentioned.name(owner);
        mentioned.descriptor(descriptor);
        references.add(Reference.toMember(Reference.Kind.FIELD, owner, name, "", null));
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        boolean common = opcode == Opcodes.INVOKEINTERFACE && isOfObject(name, descriptor);
        boolean virtual = common || opcode == Opcodes.INVOKESPECIAL && isOwnPrivate(owner, name);
        tokens.number(virtual ? Opcodes.INVOKEVIRTUAL : opcode).member(common ? OBJECT : owner, name, descriptor);
        call(opcode == Opcodes.INVOKEVIRTUAL || opcode == Opcodes.INVOKEINTERFACE, owner, name, descriptor,
                constant.firstArgument(descriptor));
        constant.call(owner, name, descriptor);
    }

    /** Since Java 11, compilers may call a private method with any instruction. */
    private boolean isOwnPrivate(String owner, String name) {
        return owner.equals(type) && !name.startsWith("<");
    }

    /** Returns whether Object declares a method. Compilers differ in whether calls name Object or an interface. */
    private static boolean isOfObject(String name, String descriptor) {
        return name.equals("hashCode") && descriptor.equals("()I")
                || name.equals("toString") && descriptor.equals("()Ljava/lang/String;")
                || name.equals("equals") && descriptor.equals("(Ljava/lang/Object;)Z")
                || name.equals("getClass") && descriptor.equals("()Ljava/lang/Class;");
    }

    private void call(boolean virtual, String owner, String name, String descriptor, String passed) {
        mentioned.name(owner);
        mentioned.descriptor(descriptor);
        references.add(Reference.toMember(virtual ? Reference.Kind.VIRTUAL : Reference.Kind.DIRECT, owner, name,
                descriptor, passed));
    }

    private void mention(Reference.Kind kind, Type type) {
        mentioned.type(type);
        Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
        if (element.getSort() == Type.OBJECT) {
            references.add(Reference.toClass(kind, element.getInternalName()));
        } else if (element.getSort() == Type.METHOD) {
            mention(kind, element.getReturnType());
            for (Type argument : element.getArgumentTypes()) {
                mention(kind, argument);
            }
        }
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        tokens.number(Opcodes.INVOKEDYNAMIC).text(name).descriptor(descriptor);
        mentioned.descriptor(descriptor);
        constant.forget();
        boolean lambda = bootstrap.getOwner().equals(METAFACTORY);
        if (lambda) {
            mention(Reference.Kind.IMPLEMENTS, Type.getReturnType(descriptor));
        }
        handle(bootstrap);
        for (Object argument : arguments) {
            constant(argument, lambda ? Reference.Kind.IMPLEMENTS : Reference.Kind.CLASS);
        }
    }

    private void constant(Object value, Reference.Kind kind) {
        if (value instanceof Type) {
            tokens.descriptor(((Type) value).getDescriptor());
            mention(((Type) value).getSort() == Type.METHOD ? Reference.Kind.CLASS : kind, (Type) value);
        } else if (value instanceof Handle) {
            handle((Handle) value);
        } else if (value instanceof ConstantDynamic) {
            dynamic((ConstantDynamic) value);
        } else {
            tokens.text(ConstantText.of(value));
            if (value instanceof String) {
                text((String) value);
            }
        }
    }

    private void text(String text) {
        NameParts.in(text).forEach(part -> references.add(Reference.toClass(Reference.Kind.NAME_PART, part)));
        if (text.contains(ClassPath.CLASS)) {
            references.add(Reference.toClass(Reference.Kind.CLASS_FILE, ""));
        }
        if (text.contains(ClassPath.SERVICES)) {
            references.add(Reference.toClass(Reference.Kind.SERVICE_FILE, ""));
        }
    }

    private void dynamic(ConstantDynamic value) {
        tokens.text(value.getName()).descriptor(value.getDescriptor());
        mentioned.descriptor(value.getDescriptor());
        handle(value.getBootstrapMethod());
        for (int i = 0; i < value.getBootstrapMethodArgumentCount(); i++) {
            constant(value.getBootstrapMethodArgument(i), Reference.Kind.CLASS);
        }
    }

    private void handle(Handle handle) {
        int tag = handle.getTag();
        boolean own = tag == Opcodes.H_INVOKESPECIAL && isOwnPrivate(handle.getOwner(), handle.getName());
        tokens.number(own ? Opcodes.H_INVOKEVIRTUAL : tag).member(handle.getOwner(), handle.getName(),
                handle.getDesc());
        if (tag <= Opcodes.H_PUTSTATIC) {
            field(handle.getOwner(), handle.getName(), handle.getDesc());
            return;
        }
        if (tag == Opcodes.H_NEWINVOKESPECIAL) {
            mention(Reference.Kind.NEW, Type.getObjectType(handle.getOwner()));
        }
        call(tag == Opcodes.H_INVOKEVIRTUAL || tag == Opcodes.H_INVOKEINTERFACE, handle.getOwner(), handle.getName(),
                handle.getDesc(), null);
    }

    @Override
    public void visitLdcInsn(Object value) {
        tokens.number(Opcodes.LDC);
        constant(value, Reference.Kind.CLASS);
        constant.push(value);
    }

    @Override
    public void visitIincInsn(int variable, int increment) {
        tokens.number(Opcodes.IINC).number(variable).number(increment);
        constant.forget();
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
        tokens.number(Opcodes.MULTIANEWARRAY).descriptor(descriptor).number(dimensions);
        constant.forget();
        mention(Reference.Kind.CLASS, Type.getType(descriptor));
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        tokens.number(opcode).number(number(label));
        constant.forget();
    }

    @Override
    public void visitLabel(Label label) {
        tokens.number(Integer.MIN_VALUE).number(number(label));
        constant.forget();
    }

    @Override
    public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... targets) {
        tokens.number(Opcodes.TABLESWITCH).number(min).number(max);
        targets(otherwise, targets);
    }

    @Override
    public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] targets) {
        tokens.number(Opcodes.LOOKUPSWITCH).text(ConstantText.of(keys));
        targets(otherwise, targets);
    }

    private void targets(Label otherwise, Label[] targets) {
        constant.forget();
        tokens.number(number(otherwise));
        for (Label target : targets) {
            tokens.number(number(target));
        }
    }

    @Override
    public void visitTryCatchBlock(Label start, Label stop, Label handler, String type) {
        tokens.number(number(start)).number(number(stop)).number(number(handler));
        if (type == null) {
            tokens.text(null);
        } else {
            tokens.type(type);
            mention(Reference.Kind.CLASS, Type.getObjectType(type));
        }
    }

    /** Numbers labels in the order in which the code mentions them. */
    private int number(Label label) {
        return labels.computeIfAbsent(label, key -> labels.size());
    }

    @Override
    public void visitEnd() {
        annotations.writeTo(tokens);
        end.accept(references, annotations.texts);
    }
}
