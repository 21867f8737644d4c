#!/usr/bin/env -S gjs -m
// The sheets of a photo library, in JavaScript.
import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import GObject from 'gi://GObject';
import Gtk from 'gi://Gtk?version=4.0';
import Popsheet from 'gi://Popsheet?version=1';
import {programArgs, programInvocationName} from 'system';

Gio._promisify(Popsheet.Sheet.prototype, 'present', 'present_finish');

// 'CANCEL_ACTION' is 'cancel-action'.
const nickOf = (enumeration, value) =>
    Object.keys(enumeration).find(name => enumeration[name] === value).toLowerCase().replaceAll('_', '-');

const PhotosWindow = GObject.registerClass(class PhotosWindow extends Gtk.ApplicationWindow {
    constructor(application) {
        super({application, title: 'Photos', default_width: 400, default_height: 640});
        this.add_action(Gio.SimpleAction.new_stateful('sort', new GLib.VariantType('s'), new GLib.Variant('s', 'name')));
        const box = new Gtk.Box({
            orientation: Gtk.Orientation.VERTICAL, spacing: 12, margin_start: 24, margin_end: 24, margin_top: 24,
        });
        const buttons = {
            '_Delete…': this.deletePhotos, '_Share': this.share, '_New Album…': this.createAlbum, 'Sort _By': this.sort,
        };
        for (const [label, clicked] of Object.entries(buttons)) {
            const button = new Gtk.Button({label, use_underline: true});
            button.connect('clicked', () => clicked.call(this, button).catch(logError));
            box.append(button);
        }
        this.label = new Gtk.Label();
        box.append(this.label);
        this.set_child(box);
    }

    async deletePhotos() {
        const sheet = new Popsheet.ActionSheet({
            title: 'Delete 3 photos?', message: 'They are deleted from all your devices.',
        });
        sheet.append_new('delete', 'Delete Photos', Popsheet.Role.DESTRUCTIVE);
        sheet.append_new('move', 'Move to Album…', Popsheet.Role.DEFAULT);
        this.report('delete', await sheet.present(this, null));
    }

    async share(button) {
        const sheet = new Popsheet.ActionSheet({style: Popsheet.Style.POPOVER, source: button});
        sheet.append_new('mail', 'Mail', Popsheet.Role.DEFAULT);
        sheet.append_new('link', 'Copy Link', Popsheet.Role.DEFAULT);
        this.report('share', await sheet.present(this, null));
    }

    async createAlbum() {
        const content = new Gtk.Entry({
            placeholder_text: 'Name', activates_default: true,
            valign: Gtk.Align.START, margin_start: 16, margin_end: 16, margin_top: 8,
        });
        const sheet = new Popsheet.ContentSheet({title: 'New Album', content, controls: Popsheet.Controls.SHEET});
        sheet.set_detents([Popsheet.Detent.new_medium(), Popsheet.Detent.new_large()]);
        sheet.add_leading(Popsheet.BarItem.new_cancel());
        sheet.add_trailing(new Popsheet.BarItem({id: 'create', label: 'Create', is_default: true}));
        const [id, reason] = await sheet.present(this, null);
        this.report('album', [id && `${id} ${content.text}`, reason]);
    }

    async sort() {
        const menu = new Gio.Menu();
        menu.append('Name', 'win.sort::name');
        menu.append('Date', 'win.sort::date');
        const sheet = new Popsheet.ActionSheet({menu_model: menu, title: 'Sort By'});
        this.report('sort', await sheet.present(this, null));
    }

    report(name, [id, reason]) {
        this.label.label = `${name}: ${id ?? `cancelled (${nickOf(Popsheet.CancelReason, reason)})`}`;
        print(this.label.label);
    }
});

const application = new Gtk.Application({application_id: 'org.example.Photos'});
application.connect('activate', () => new PhotosWindow(application).present());
application.run([programInvocationName, ...programArgs]);
