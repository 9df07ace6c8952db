/** The features of a run, a package each, and their list. None knows another; nothing but the list knows them. */
package org.openjdk.jmh.parts;
