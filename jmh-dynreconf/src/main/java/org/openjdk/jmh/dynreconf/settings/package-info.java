/** Numbers that users set, with their defaults. */
package org.openjdk.jmh.dynreconf.settings;
